/** A note for screen readers, which `innerText` puts on a line of its own. */
const HIDDEN_NOTE = /\n(\([^()\n]+\))\n(?=([.:,;])?)/g;

/** The text of an element as it reads on the screen. */
export const shownText = ({ innerText }: HTMLElement): string =>
  innerText.replaceAll(HIDDEN_NOTE, (_, note: string, sign?: string) =>
    sign === undefined ? ` ${note}\n` : ` ${note}`,
  );

/** The text of the dialog that contains the button. */
export function shownIn(button: Element): string | undefined {
  const dialog = button.closest<HTMLElement>("[role=alertdialog]");
  return dialog === null ? undefined : shownText(dialog);
}
