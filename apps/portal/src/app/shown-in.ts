/** The words of the dialog that a button is in. */
export const shownIn = (button: Element): string | undefined =>
  button.closest<HTMLElement>("[role=alertdialog]")?.innerText;
