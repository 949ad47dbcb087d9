/** A note for screen readers, which `innerText` puts on its own line. */
const HIDDEN_NOTE = /\n(\([^()\n]+\))\n(?=([.:,;])?)/g;

/** Returns the visible text of an element, with its buttons as "[Next]". */
export const shownText = (element: HTMLElement): string =>
  withMarkedButtons(element).replaceAll(HIDDEN_NOTE, (_, note: string, sign?: string) =>
    sign === undefined ? ` ${note}\n` : ` ${note}`,
  );

/** A recorded text without its buttons. */
export const withoutButtons = (text: string): string => text.replaceAll(/^\[.*\]$\n?/gm, "").trim();

function withMarkedButtons(element: HTMLElement): string {
  let text = element.innerText;
  let end = text.length;
  for (const { innerText } of [...element.querySelectorAll("button")].toReversed()) {
    const label = innerText.trim();
    const at = label === "" ? -1 : text.lastIndexOf(label, end);
    if (at === -1) continue;
    text = `${text.slice(0, at)}[${label.replaceAll("\n", " ")}]${text.slice(at + label.length)}`;
    end = at - 1;
  }
  return text;
}

/** Returns the text of the dialog that contains the button. */
export function shownIn(button: Element): string | undefined {
  const dialog = button.closest<HTMLElement>("[role=alertdialog]");
  return dialog === null ? undefined : shownText(dialog);
}
