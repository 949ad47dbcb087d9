/** The text of the dialog that contains the button. */
export const shownIn = (button: Element): string | undefined =>
  button.closest<HTMLElement>("[role=alertdialog]")?.innerText;
