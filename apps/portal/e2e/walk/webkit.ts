import { writeFile } from "node:fs/promises";
import { middleOf, type Driver, type Key, type Point, type Role } from "./driver.ts";
import { startWebKit, type Send } from "./webdriver.ts";

/** Selectors for the elements that may have a role. The engine computes the name. */
const MAY_BE: Readonly<Record<Role, string>> = {
  alertdialog: "[role=alertdialog]",
  button: "button, [role=button]",
  checkbox: "input[type=checkbox]",
  combobox: "select, [role=combobox]",
  dialog: "[role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
  option: "[role=option]",
  radio: "input[type=radio]",
  switch: "[role=switch]",
  textbox: "input:not([type=checkbox], [type=radio]), textarea",
};

// The key codes of WebDriver.
const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ArrowDown: "\uE015",
};

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Element = Readonly<Record<typeof ELEMENT, string>>;

/** Starts WebKit with W3C WebDriver. */
export async function openWebKit(size: { width: number; height: number }): Promise<Driver> {
  const { send, close } = await startWebKit({ size });
  await fit(send, size);
  const run = <Value>(body: string): Promise<Value> =>
    send("POST", "/execute/sync", { script: body, args: [] });
  const keys = (actions: object[]) =>
    send<void>("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  return {
    goto: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh", {}),
    back: () => send("POST", "/back", {}),
    forward: () => send("POST", "/forward", {}),
    find: (role, name) => find(send, role, name).catch(unlessStale),
    click: ({ x, y }) => send("POST", "/actions", clickAt({ x, y })),
    type: (text) =>
      keys(
        Array.from(text).flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    key: (key: Key) => {
      const held = key.split("+").map((name) => KEYS[name]);
      return keys([
        ...held.map((value) => ({ type: "keyDown", value })),
        ...held.toReversed().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    run,
    screenshot: async (path) => writeFile(path, await send<string>("GET", "/screenshot"), "base64"),
    close,
  };
}

/** Resizes the page. The frame of the window takes some room. */
async function fit(
  send: Send,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await send("POST", "/window/rect", { x: 0, y: 0, width, height });
  const script = "return [innerWidth, innerHeight]";
  const [w, h] = await send<[number, number]>("POST", "/execute/sync", { script, args: [] });
  await send("POST", "/window/rect", { width: 2 * width - w, height: 2 * height - h });
}

async function find(send: Send, role: Role, name: string): Promise<Point | undefined> {
  const candidates = await send<Element[]>("POST", "/execute/sync", {
    script: `return [...document.querySelectorAll(arguments[0])].filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.closest("[inert], [aria-hidden=true]") === null)`,
    args: [MAY_BE[role]],
  });
  for (const element of candidates) {
    // oxlint-disable-next-line no-await-in-loop -- most of them are not asked
    const label = await send<string>("GET", `/element/${element[ELEMENT]}/computedlabel`);
    if (label.replaceAll(/\s+/g, " ").trim() !== name) continue;
    const place = await send<Point | null>("POST", "/execute/sync", {
      script: `return (${String(middleOf)})(arguments[0])`,
      args: [element],
    });
    return place ?? undefined;
  }
  return undefined;
}

/** Ignores a replaced element, which is then looked up again. */
function unlessStale(error: unknown): undefined {
  if (!String(error).includes("stale element")) throw error;
}

const clickAt = ({ x, y }: Point) => ({
  actions: [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ],
});
