/// <reference types="vite/client" />
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../src/styles.css";

type Stories = Record<string, ComponentType | { title: string }>;

const modules = import.meta.glob<Stories>("../src/components/*/*.stories.tsx", { eager: true });

const stories = Object.entries(modules).flatMap(([path, { default: _about, ...of }]) =>
  Object.values(of).flatMap((Story) =>
    typeof Story === "function" ? [{ component: path.split("/")[3], Story }] : [],
  ),
);

const ENTRIES =
  "input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea, select, .waypost-Select-button";

const root = document.documentElement;

afterEach(() => root.removeAttribute("style"));

/** The size of the text that is entered, by the size of the root. */
const SIZES = {
  "62.5%": 16,
  "10px": 16,
  "100%": 16,
  "125%": 20,
  "200%": 32,
  // A reader with text of twice the size, on a site whose root has 62.5%.
  "20px": 20,
};

test("what is entered or selected is as large as the reader's text, and never smaller than 16 px", async () => {
  const components = new Set<string | undefined>();
  const differing = new Set<string>();
  for (const { component, Story } of stories) {
    const { unmount } = await render(<Story />);
    // React Aria hides a `select` for browsers that fill in forms.
    const entries = [...document.querySelectorAll(ENTRIES)].filter(
      (entry) => entry.closest("[aria-hidden=true]") === null,
    );
    if (entries.length > 0) components.add(component);
    for (const [fontSize, size] of Object.entries(SIZES)) {
      root.style.fontSize = fontSize;
      const rem = Number.parseFloat(getComputedStyle(root).fontSize);
      const expected = component === "DigitSlots" ? Math.max(16, 1.125 * rem) : size;
      for (const entry of entries) {
        const found = getComputedStyle(entry).fontSize;
        if (found !== `${expected}px`) differing.add(`${component} at ${fontSize}: ${found}`);
      }
    }
    await unmount();
  }
  expect([...differing]).toEqual([]);
  expect(components.size).toBeGreaterThan(12);
});
