/// <reference types="vite/client" />
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../src/styles.css";

type Stories = Record<string, ComponentType | { title: string }>;

const modules = import.meta.glob<Stories>("../src/components/*/*.stories.tsx", { eager: true });

const states = Object.values(modules).flatMap(({ default: about, ...stories }) =>
  Object.entries(stories).flatMap(([name, Story]) =>
    typeof Story === "function" && about !== undefined && "title" in about
      ? [{ state: `${about.title}: ${name}`, Story }]
      : [],
  ),
);

const HOST = "body { color: rgb(1, 2, 3); font: italic 27px/3 Courier; }";

/** Returns the elements in a component that show text with a style of the host. */
const hostStyled = (): string[] =>
  [...document.body.querySelectorAll('[class*="waypost-"], [class*="waypost-"] *')]
    .filter((element) => hasText(element) && !element.matches("option, [class*='waypost-hidden']"))
    .filter((element) => {
      const { color, fontFamily, fontSize, fontStyle } = getComputedStyle(element);
      return (
        color === "rgb(1, 2, 3)" ||
        fontFamily === "Courier" ||
        fontSize === "27px" ||
        fontStyle === "italic"
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

test.each(states)("$state does not inherit the host's text style", async ({ Story }) => {
  await render(
    <>
      <style>{HOST}</style>
      <Story />
    </>,
  );
  expect(hostStyled()).toEqual([]);
});
