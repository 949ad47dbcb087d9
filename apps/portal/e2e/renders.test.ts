// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { arrived, openPortal } from "./kit.ts";
import { cancellation } from "./task-rows.ts";

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
async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(countRenders);
}

/** Returns the renders caused by `act`. Waits until nothing has rendered for some frames. */
async function rendersOf(page: Page, act: () => Promise<void>): Promise<Renders> {
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

/** Opens a route in a separate browser context, where renders are counted. */
async function openCounted(route: string) {
  const { page, open } = await openPortal({ isFirstVisit: true });
  await watchRenders(page);
  await open(route);
  return page;
}

async function openEmailForm() {
  const page = await openCounted("/registration/customer-information");
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  return page;
}

/**
 * Returns the number of components that one more digit in the focused field renders: the minimum
 * of three digits, because something else, such as a reply, may render at the same time.
 */
async function rendersOfDigit(page: Page): Promise<number> {
  await rendersOf(page, async () => {});
  const counts: number[] = [];
  for (const digit of ["0", "1", "2"]) {
    // oxlint-disable-next-line no-await-in-loop -- one digit after the other
    const { components } = await rendersOf(page, () => page.keyboard.press(digit));
    counts.push(components);
  }
  return Math.min(...counts);
}

test("the details form mounts no option of a closed list except the selected one", async () => {
  const page = await openEmailForm();
  const { options } = await rendersOf(page, async () => {
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    // The states come from the server.
    await page.getByRole("button", { name: /State/ }).waitFor();
  });
  // Only one of the four lists, the country, has a value.
  expect(options).toBe(1);
  await page.getByRole("combobox", { name: "State" }).press("ArrowDown");
  await page.getByRole("option", { name: "Texas" }).waitFor();
});

test("a digit of the phone renders at most 12 components of the details form", async () => {
  const page = await openEmailForm();
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  // The states come from the server, and their rendering must not be counted.
  await page.getByRole("button", { name: /State/ }).waitFor();
  await page.getByLabel("Phone Number").fill("555");
  const components = await rendersOfDigit(page);
  expect(components).toBeGreaterThan(2);
  expect(components).toBeLessThanOrEqual(12);
});

test("a digit of the phone renders at most 12 components of the cancellation page", async () => {
  const page = await openCounted(cancellation.route);
  await arrived(page, cancellation.title);
  await page.getByLabel("Contact Phone").fill("555");
  const components = await rendersOfDigit(page);
  expect(components).toBeGreaterThan(2);
  expect(components).toBeLessThanOrEqual(12);
});
