/** The smallest part of the frame in which a dialog is placed. */
const MIN_HEIGHT = 320;

const OVERLAYS = ".waypost-Dialog-scrim, .waypost-ToastRegion, [data-cover=page][data-loading]";

/**
 * Places dialogs, toasts and the loading overlay in the part of the frame that is on the screen.
 * `position: fixed` refers to the whole frame, which is as tall as the page.
 */
export function placeOverlays(): void {
  const { style } = document.documentElement;
  const place = ({ top, bottom }: DOMRectReadOnly) => {
    const height = Math.max(bottom - top, Math.min(MIN_HEIGHT, innerHeight));
    const start = Math.max(0, Math.min(top, innerHeight - height));
    style.setProperty("--embed-start", `${start}px`);
    style.setProperty("--embed-end", `${Math.max(0, innerHeight - start - height)}px`);
  };
  let isFollowing = false;
  // The ratio does not change while the frame is taller than the window, so no threshold is
  // crossed. A new observation always reports the current position.
  const follow = () => {
    isFollowing = document.querySelector(OVERLAYS) !== null;
    if (!isFollowing) return;
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      if (entry?.isIntersecting) place(entry.intersectionRect);
      requestAnimationFrame(follow);
    }).observe(document.documentElement);
  };
  const start = () => {
    if (!isFollowing) follow();
  };
  const attributes = { attributes: true, attributeFilter: ["data-loading"] };
  new MutationObserver(start).observe(document.body, {
    childList: true,
    subtree: true,
    ...attributes,
  });
  start();
}
