/** Elements above every page: announcements and toasts. */
const TOP_LAYER = "[data-live-announcer], [data-react-aria-top-layer]";

/**
 * Makes everything inert except this element, its ancestors, and the elements above every page.
 * Returns the function that reverts it.
 */
export function inertOutside(element: Element): () => void {
  const others: Element[] = [];
  for (let inner: Element | null = element; inner !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const other of inner.parentElement?.children ?? []) {
      if (other === inner || other.matches(TOP_LAYER) || other.hasAttribute("inert")) continue;
      other.setAttribute("inert", "");
      others.push(other);
    }
  }
  return () => {
    for (const other of others) other.removeAttribute("inert");
  };
}
