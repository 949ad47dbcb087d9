/// <reference types="vite/client" />
import type { ComponentType } from "react";
import { afterEach, describe, expect, test } from "vitest";
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

afterEach(() => document.documentElement.removeAttribute("data-theme"));

// Pictures that fade in have no colours to judge yet.
const still = "*, *::before, *::after { animation: none !important; transition: none !important }";

describe.each(["light", "dark"])("in %s", (theme) => {
  test.each(states)("everyone can use $state", async ({ Story }) => {
    document.documentElement.dataset["theme"] = theme;
    document.body.style.background = "var(--wp-page)";
    await render(
      <div className="wp-text">
        <style>{still}</style>
        <Story />
      </div>,
    );
    expect(await violations()).toEqual([]);
  });
});

test("from right to left nothing is wider than a phone", async () => {
  document.documentElement.dir = "rtl";
  for (const { Story } of states) {
    const screen = await render(
      <div style={{ inlineSize: 320, overflow: "hidden" }} data-testid="phone">
        <Story />
      </div>,
    );
    const phone = screen.getByTestId("phone").element();
    expect(phone.scrollWidth).toBeLessThanOrEqual(320);
    await screen.unmount();
  }
  document.documentElement.removeAttribute("dir");
});
