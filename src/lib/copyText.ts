/**
 * Writes to the clipboard.
 * @returns whether the browser allowed it; on pages without https it has no clipboard at all
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
