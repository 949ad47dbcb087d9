/** Opens links to other pages in a new tab, because they would replace the portal in the frame. */
export function openLinksOutside(): void {
  const open = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || !/^https?:$/.test(link.protocol) || isThisPage(link)) return;
    link.target = "_blank";
    link.rel = "noopener";
  };
  // Also before a middle click and the context menu.
  addEventListener("click", open, { capture: true });
  addEventListener("auxclick", open, { capture: true });
}

const isThisPage = ({ origin, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && hash !== "";
