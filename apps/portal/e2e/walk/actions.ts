import { until } from "../opened-page.ts";
import type { Driver, Key, Role } from "./driver.ts";

/** The actions of a user, in any engine. Each waits for its element. */
export interface Actions extends Driver {
  arrived: (screen: string) => Promise<void>;
  press: (role: Role, name: string) => Promise<void>;
  /** Replaces the text of a field by typing. */
  fill: (name: string, text: string, role?: Role) => Promise<void>;
  /** Selects an option of a searchable list. */
  choose: (name: string, option: string) => Promise<void>;
  /** Selects an option of a native list. */
  select: (name: string, value: string) => Promise<void>;
  valueOf: (name: string, role?: Role) => Promise<string>;
  sees: (text: string) => Promise<void>;
  /**
   * Presses a key until this element has the focus. Returns the elements whose focus was
   * invisible.
   */
  tabTo: (name: string, key?: Key) => Promise<string[]>;
}

const TITLE = "return document.title";
const VALUE = "return String(document.activeElement.value)";

export function actionsOf(driver: Driver): Actions {
  const { find, click, type, run, key } = driver;

  /** Presses an element that does not move. */
  async function press(role: Role, name: string): Promise<void> {
    let last = "";
    await until(`there is a ${role} "${name}"`, async () => {
      const point = await find(role, name);
      const now = JSON.stringify(point);
      const isStill = point !== undefined && now === last;
      last = now;
      if (isStill) await click(point);
      return isStill;
    });
  }

  async function fill(name: string, text: string, role: Role = "textbox"): Promise<void> {
    await press(role, name);
    await run("document.activeElement.select()");
    await type(text);
    await until(`${name} has a value`, async () => (await run<string>(VALUE)) !== "");
  }

  return {
    ...driver,
    arrived: (screen) =>
      until(`the title is "${screen}"`, async () => (await run(TITLE)) === `${screen} · Waypost`),
    press,
    fill,
    choose: async (name, option) => {
      await fill(name, option, "combobox");
      await press("option", option);
    },
    select: async (name, value) => {
      await until(
        `there is a list "${name}"`,
        async () => (await find("combobox", name)) !== undefined,
      );
      await run(
        `const list = [...document.querySelectorAll("select")].find((it) => it.labels[0]?.textContent.includes(${JSON.stringify(name)}) || it.ariaLabel === ${JSON.stringify(name)});
        Reflect.set(HTMLSelectElement.prototype, "value", ${JSON.stringify(value)}, list);
        list.dispatchEvent(new Event("change", { bubbles: true }));`,
      );
    },
    valueOf: async (name, role = "textbox") => {
      await press(role, name);
      return run<string>(VALUE);
    },
    sees: (text) =>
      until(`"${text}" is on the page`, () =>
        run<boolean>(`return document.body.innerText.includes(${JSON.stringify(text)})`),
      ),
    tabTo: async (name, by = "Tab") => {
      const unseen: string[] = [];
      const stopped: string[] = [];
      for (let stops = 0; stops < 80; stops += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        const { name: at, ring } = await run<{ name: string; ring: boolean }>(FOCUS);
        if (!ring && stops > 0) unseen.push(at);
        if (at === name) return unseen;
        stopped.push(at);
        // oxlint-disable-next-line no-await-in-loop
        await key(by);
      }
      throw new Error(`${by} does not lead to ${name}, but to ${stopped.join(", ")}`);
    },
  };
}

/** Returns the focused element by its label or text, and whether an outline of 2 px is visible. */
const FOCUS = `
  const focused = document.activeElement;
  const label = focused.labels?.[0] ?? focused.closest("label");
  const ids = focused.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  const name = focused.ariaLabel || named || (label ?? focused).textContent || focused.tagName;
  const around = [focused, focused.closest(".waypost-Field-box"), focused.closest("[data-focus-visible]"), label, ...(label?.querySelectorAll("*") ?? [])];
  // After the last link the browser itself has the focus.
  const ring = focused === document.body || around.some((it) => {
    if (it == null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  return { name: name.replaceAll(/\\s+/g, " ").trim(), ring };
`;
