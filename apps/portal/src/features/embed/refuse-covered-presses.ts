/** Buttons that send something or lead to it. */
const BUTTONS = 'button:is([data-variant="primary"], [data-variant="danger"])';

/**
 * Refuses presses of a button that the site covers or makes transparent, so that a customer cannot
 * be led to confirm what they do not see. `warn` is called instead. Only Chromium reports this
 * (Intersection Observer v2). A press by keyboard is always accepted.
 */
export function refuseCoveredPresses(warn: () => void): void {
  if (!("isVisible" in IntersectionObserverEntry.prototype)) return;
  const covered = new WeakMap<Element, boolean>();
  const options = { threshold: [0, 1], trackVisibility: true, delay: 100 };
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries)
      covered.set(entry.target, Reflect.get(entry, "isVisible") === false);
  }, options);
  const watch = () => {
    // Observing a button again has no effect.
    for (const button of document.querySelectorAll(BUTTONS)) observer.observe(button);
  };
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  watch();
  const refuse = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest(BUTTONS);
    const isKeyboard = event.type === "click" && event.detail === 0;
    if (!button || isKeyboard || covered.get(button) !== true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") warn();
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "click"] as const)
    addEventListener(type, refuse, { capture: true });
}
