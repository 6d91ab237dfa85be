/** The hero carousel runs in CSS; this pauses it while the tab is hidden and by its button (decisions, “Home”). */
export function startCarousel(): void {
  const markHidden = () => document.documentElement.toggleAttribute('data-tab-hidden', document.hidden);
  document.addEventListener('visibilitychange', markHidden);
  markHidden();
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-carousel-button]');
    if (!button) return;
    const carousel = button.closest<HTMLElement>('[data-carousel]');
    const isPaused = carousel?.toggleAttribute('data-paused') ?? false;
    button.querySelector('[data-label]')!.textContent = (isPaused ? button.dataset.play : button.dataset.pause) ?? '';
  });
}
