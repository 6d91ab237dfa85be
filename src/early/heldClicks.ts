/**
 * Clicks that wait for React (loader.ts). A module of its own without dom.ts, since forms.ts is imported by the server that
 * renders pages too.
 */
let held: HTMLButtonElement[] = [];

/** Keeps a click on a button. */
export const holdClick = (button: HTMLButtonElement): void => void held.push(button);

/** The buttons that were clicked, once for each click, in order; they are held no longer. */
export const takeClicks = (): HTMLButtonElement[] => held.splice(0);

/** Forgets the clicks on a form’s buttons. */
export const withdrawClicks = (form: HTMLFormElement): void => {
  held = held.filter((button) => button.form !== form);
};
