/**
 * Keeps a pressed question where it is in the window: the answer above it, which was open, folds at the same moment, and
 * would take the question out of sight with it.
 */
export function holdQuestion(pressed: Element): void {
  const question = pressed.closest('summary');
  if (!question) return;
  const { top } = question.getBoundingClientRect();
  // By the next frame the answers have folded and unfolded, and nothing has been painted yet.
  requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }));
}
