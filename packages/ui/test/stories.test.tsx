/// <reference types="vite/client" />
import type { ComponentType } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../src/styles.css";
import { violations } from "./axe.ts";

type Stories = Record<string, ComponentType | { title: string }>;

const modules = import.meta.glob<Stories>("../src/components/*/*.stories.tsx", { eager: true });

const states = Object.values(modules).flatMap(({ default: about, ...stories }) =>
  Object.entries(stories).flatMap(([name, Story]) =>
    typeof Story === "function" && about !== undefined && "title" in about
      ? [{ state: `${about.title}: ${name}`, Story }]
      : [],
  ),
);

afterEach(async () => {
  document.documentElement.removeAttribute("data-waypost-theme");
  document.documentElement.removeAttribute("style");
  await page.viewport(414, 896);
});

// Colours cannot be judged during animations.
const still = "*, *::before, *::after { animation: none !important; transition: none !important }";

describe.each(["light", "dark"])("in %s", (theme) => {
  test.each(states)("everyone can use $state", async ({ Story }) => {
    document.documentElement.dataset["waypostTheme"] = theme;
    document.body.style.background = "var(--waypost-page)";
    await render(
      <div className="waypost-root">
        <style>{still}</style>
        <Story />
      </div>,
    );
    expect(await violations()).toEqual([]);
  });
});

const phones = [
  { kind: "a small phone", style: {} },
  { kind: "a small phone, from right to left", style: { direction: "rtl" } },
  { kind: "a phone with text of twice the size", style: { fontSize: "200%" } },
];

describe.each(phones)("on $kind", ({ style }) => {
  test.each(states)("nothing of $state is cut off", async ({ Story }) => {
    await page.viewport(320, 700);
    Object.assign(document.documentElement.style, style);
    await render(
      <div style={{ padding: 16 }}>
        <Story />
      </div>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const box of document.querySelectorAll(
      ".waypost-Dialog, .waypost-Popover, .waypost-Toast",
    )) {
      expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  });
});
