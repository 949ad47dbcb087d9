import type { Page } from "playwright";

/** The work of React since the last reset. */
interface Renders {
  /** The rendered components, including mounted ones. */
  components: number;
  /** The mounted options of lists, including closed lists. */
  options: number;
}

declare global {
  interface Window {
    renders: Renders;
  }
}

/** The part of React's tree that is read. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Counts renders on this page like React's developer tools. Call it before the page is opened. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(countRenders);
}

/** Returns the renders caused by `act`. Waits until nothing has rendered for some frames. */
export async function rendersOf(page: Page, act: () => Promise<void>): Promise<Renders> {
  await page.evaluate(() => void (window.renders = { components: 0, options: 0 }));
  await act();
  return page.evaluate(async () => {
    let before = -1;
    while (before !== window.renders.components) {
      before = window.renders.components;
      for (let frame = 0; frame < 10; frame += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one frame after the other
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
    return window.renders;
  });
}

// Runs in the page, so it must not use anything outside of it.
function countRenders(): void {
  // Functions, including those with `forwardRef` and `memo`.
  const components = new Set([0, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const visit = (fiber: Fiber): void => {
    const before = fiber.alternate;
    const isNew = before === null;
    if (components.has(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0)) {
      window.renders.components += 1;
    }
    // React Aria's own element for an option of a list, open or closed.
    if (isNew && fiber.type === "item") window.renders.options += 1;
    if (!isNew && fiber.child === before.child) return;
    const kept = new Set<Fiber>();
    for (let child = before?.child ?? null; child !== null; child = child.sibling) kept.add(child);
    for (let child = fiber.child; child !== null; child = child.sibling) {
      if (!kept.has(child)) visit(child);
    }
  };
  window.renders = { components: 0, options: 0 };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
  };
  Object.assign(window, { ["__REACT_DEVTOOLS_GLOBAL_HOOK__"]: hook });
}
