declare global {
  interface Window {
    /** When the e-mail form became usable, in milliseconds since 1970. */
    usableAt?: number;
  }
}

/**
 * Runs in the page and records when the user can first type an e-mail address and press Next.
 * Polling from outside the page would record it too late.
 */
export function watchEmailForm(): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>("input[type=email]");
    const next = field?.form?.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!field || !next || field.disabled || field.readOnly || next.disabled) return;
    if (!field.checkVisibility() || !next.checkVisibility()) return;
    observer.disconnect();
    window.usableAt = performance.timeOrigin + performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
