/**
 * Opens an address in a new tab. Call it synchronously within the visitor’s own event, else browsers block it. With
 * 'noopener' the call would return nothing even on success, so `opener` is cleared afterwards.
 * @returns whether the browser allowed it
 */
export function openInNewTab(url: string): boolean {
  try {
    const tab = window.open(url, '_blank');
    if (!tab || tab.closed) return false;
    tab.opener = null;
    return true;
  } catch {
    return false;
  }
}
