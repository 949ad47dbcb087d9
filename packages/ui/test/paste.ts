/**
 * Pastes into the field that has the focus, as the browser does. The clipboard itself stays out of
 * it: all tests of one browser share that, and files run side by side.
 */
export function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  // Unless the field puts in something of its own.
  if (document.activeElement?.dispatchEvent(event) === true) {
    document.execCommand("insertText", false, text);
  }
}
