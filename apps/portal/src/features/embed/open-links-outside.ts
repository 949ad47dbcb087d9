/** Opens links to other pages in a new tab, because they would replace the portal in the frame. */
export function openLinksOutside(): void {
  addEventListener("click", setTarget, { capture: true });
  addEventListener("auxclick", setTarget, { capture: true });
}

function setTarget({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || !/^https?:$/.test(link.protocol) || isThisPage(link)) return;
  link.target = "_blank";
  link.rel = "noopener";
}

const isThisPage = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && hash !== "";
