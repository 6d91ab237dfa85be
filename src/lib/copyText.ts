/**
 * Writes to the clipboard.
 * @returns whether the browser allowed it; it has no clipboard at all on pages without https
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
