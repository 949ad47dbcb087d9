/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../src/styles.css";
import { COMPONENTS } from "./every-component.tsx";

const files = import.meta.glob<Record<string, unknown>>("../src/components/*/*.tsx");
const own = Object.entries(files).filter(([path]) => /\/(\w+)\/\1\.tsx$/.test(path));
const entries = await Promise.all(own.map(([, load]) => load()));

/** Parts without an element of their own, and those that are only heard. */
const WITHOUT_ELEMENT = ["Field", "SummaryContent", "Announcement", "Reason"];

const exported = entries.flatMap((entry) =>
  Object.keys(entry).filter((name) => /^[A-Z]/.test(name) && typeof entry[name] === "function"),
);

test("the list of components is complete", () => {
  const all = new Set(exported.filter((name) => !WITHOUT_ELEMENT.includes(name)));
  expect(Object.keys(COMPONENTS).toSorted()).toEqual([...all].toSorted());
});

test.each(Object.entries(COMPONENTS))(
  "%s passes a class name on, after its own",
  async (_name, Component) => {
    await render(<Component className="host-class" />);
    await expect.poll(() => document.querySelectorAll(".host-class").length).toBe(1);
    expect(document.querySelector(".host-class")?.getAttribute("class")).toMatch(
      /^waypost-[A-Z][\w -]* host-class$|^waypost-root host-class$/,
    );
  },
);
