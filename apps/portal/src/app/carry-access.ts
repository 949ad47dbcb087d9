import { sentAccess } from "./access.ts";

/** A window that a link of this page opens gets the signed links in its hash, and only there. */
function carry({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[target="_blank"]');
  const href = link ? link.getAttribute("href") : null;
  if (!link || href === null || !/^#\/.*customer_id=/.test(href)) return;
  link.setAttribute("href", `${href}&access=${sentAccess().replaceAll(" ", "")}`);
  setTimeout(() => link.setAttribute("href", href));
}

// Loaded once, as soon as the page has a signed link.
for (const type of ["click", "auxclick", "contextmenu"])
  window.addEventListener(type, carry, { capture: true });
