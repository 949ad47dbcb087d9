"use client";
import { BeforeAfter } from "@waypost/ui/BeforeAfter";
import { Button } from "@waypost/ui/Button";
import { RadioCards } from "@waypost/ui/RadioCards";
import { Result } from "@waypost/ui/Result";
import { Root } from "@waypost/ui/Root";
import { Slider } from "@waypost/ui/Slider";
import { Tabs } from "@waypost/ui/Tabs";
import { createElement as h } from "react";

const cards = [
  { value: "a", title: "First card", detail: "expires 08/2028" },
  { value: "b", title: "Second card" },
];
const tabs = [
  { id: "a", label: "Monthly", content: "Billed each month." },
  { id: "b", label: "Yearly", content: "Billed once a year." },
];
const green = { "--waypost-brand": "oklch(0.45 0.15 150)" };

const panel = (tone) =>
  h(Result, { tone, key: tone, title: tone, message: "What happened", scrollsIntoView: false });

/** Components with colours of every kind. */
const sample = h(
  "div",
  { className: "waypost-stack" },
  h("p", { className: "waypost-quiet" }, "Text of ours"),
  h(Button, null, "Back"),
  h(Button, { variant: "primary" }, "Pay"),
  h(RadioCards, { label: "Card", cards, defaultValue: "a" }),
  ["done", "pending", "partial", "refused"].map(panel),
  h(Slider, { label: "Speed", minValue: 0, maxValue: 100, value: 40, onChange() {} }),
  h(Tabs, { label: "Period", tabs, defaultSelectedKey: "a" }),
  h(BeforeAfter, {
    labels: { before: "Now", after: "After" },
    rows: [{ label: "Plan", before: "Plus", after: "Standard" }],
  }),
);

const part = (name, content) => h("section", { "data-part": name, key: name }, content);

/** The same components in each way in which a part of a page becomes light or dark. */
export function Page() {
  return [
    part("as the host", sample),
    part("light by a style", h("div", { style: { colorScheme: "light" } }, sample)),
    part("dark by a style", h("div", { style: { colorScheme: "dark" } }, sample)),
    part(
      "dark by a class, light inside",
      h("div", { className: "host-dark" }, sample, h(Root, { theme: "light" }, sample)),
    ),
    part("dark Root", h(Root, { theme: "dark" }, sample)),
    part("Root of the system, green", h(Root, { theme: "system", variables: green }, sample)),
    part("utility", h(Button, { className: "rounded-none bg-red-500" }, "Red")),
  ];
}
