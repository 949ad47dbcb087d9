/**
 * Pastes into the focused field like the browser. It does not use the clipboard, which all tests
 * of a browser share while files run in parallel.
 */
export function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  // Unless the field handles the paste itself.
  if (document.activeElement?.dispatchEvent(event) === true) {
    document.execCommand("insertText", false, text);
  }
}
