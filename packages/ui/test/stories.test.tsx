/// <reference types="vite/client" />
import type { ComponentType } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../src/styles.css";
import axe from "axe-core";
import type { RunOptions } from "axe-core";

type Stories = Record<string, ComponentType | { title: string }>;

const modules = import.meta.glob<Stories>("../src/components/*/*.stories.tsx", { eager: true });

const states = Object.values(modules).flatMap(({ default: about, ...stories }) =>
  Object.entries(stories).flatMap(([name, Story]) =>
    typeof Story === "function" && about !== undefined && "title" in about
      ? [{ state: `${about.title}: ${name}`, Story }]
      : [],
  ),
);

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute("data-waypost-theme");
  root.removeAttribute("style");
});

// Contrast cannot be checked during animations.
const still = "*, *::before, *::after { animation: none !important; transition: none !important }";

test.each(states)("$state is accessible in light and in dark", async ({ Story }) => {
  root.dataset["waypostTheme"] = "light";
  document.body.style.background = "var(--waypost-page)";
  await render(
    <div className="waypost-root">
      <style>{still}</style>
      <Story />
    </div>,
  );
  expect(await violations()).toEqual([]);
  // The themes differ only in their colours.
  root.dataset["waypostTheme"] = "dark";
  expect(await colourViolations()).toEqual([]);
});

const PHONES = {
  "a small phone, from right to left": { direction: "rtl" },
  "a phone with text of twice the size": { fontSize: "200%" },
};

describe("on a phone", { tags: ["long"] }, () => {
  beforeAll(async () => {
    await page.viewport(320, 700);
    return () => page.viewport(414, 896);
  });

  test.each(states)("nothing of $state is clipped, whatever its text", async ({ Story }) => {
    for (const [phone, style] of Object.entries(PHONES)) {
      root.removeAttribute("style");
      Object.assign(root.style, style);
      const { unmount } = await render(
        <div style={{ padding: 16 }}>
          <Story />
        </div>,
      );
      const boxes = document.querySelectorAll(".waypost-Dialog, .waypost-Popover, .waypost-Toast");
      const rights = Array.from(boxes, (box) => box.getBoundingClientRect().right);
      expect(Math.max(root.scrollWidth, ...rights), phone).toBeLessThanOrEqual(320);
      await unmount();
    }
  });
});

/**
 * Returns the violations that axe finds in the page, as readable lines. Rules for whole pages are
 * off, because a component is only part of one.
 */
const violations = (): Promise<string[]> =>
  linesOf({
    rules: {
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });

/** Returns only the violations that depend on colours. */
const colourViolations = (): Promise<string[]> =>
  linesOf({ runOnly: ["color-contrast", "link-in-text-block"] });

async function linesOf(options: RunOptions): Promise<string[]> {
  const found = await axe.run(document.body, { ...options, resultTypes: ["violations"] });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
