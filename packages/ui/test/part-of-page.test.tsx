import type { CSSProperties } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../src/components/Button/Button.tsx";
import { Dialog } from "../src/components/Dialog/Dialog.tsx";
import { Root } from "../src/components/Root/Root.tsx";
import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";
import { Select } from "../src/components/Select/Select.tsx";
import { createToastQueue } from "../src/components/ToastQueue/ToastQueue.tsx";
import { ToastRegion } from "../src/components/ToastRegion/ToastRegion.tsx";
import { Tooltip } from "../src/components/Tooltip/Tooltip.tsx";
import "../src/styles.css";

const GREEN = { "--waypost-brand": "oklch(0.45 0.15 150)" } as const;
const options = [{ id: "a", label: "Option" }];
const labels = { loading: "Loading", noMatch: "None", more: String };

// The pointer of an earlier test may be over a button and would start its transition.
const still = document.createElement("style");
still.textContent = "* { transition: none !important; pointer-events: none !important }";
beforeEach(() => document.head.append(still));
afterEach(() => {
  still.remove();
  document.documentElement.removeAttribute("style");
});

const pay = <Button variant="primary">Pay</Button>;

/** Returns the computed background of the element that matches a selector. */
const background = (selector: string): string => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return getComputedStyle(element).backgroundColor;
};

const variable = (selector: string, name: string): string => {
  const probe = document.querySelector(selector)?.appendChild(document.createElement("i"));
  if (probe === undefined) throw new Error(`There is no ${selector}`);
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

describe("a part of a page can have its own brand colour", () => {
  test.each([
    { name: "Root", part: <Root variables={GREEN}>{pay}</Root> },
    { name: "an element with the style", part: <div style={GREEN as CSSProperties}>{pay}</div> },
    {
      name: "an element with our class and a rule of the host",
      part: (
        <>
          <style>{".partner { --waypost-brand: oklch(0.45 0.15 150) }"}</style>
          <div className="waypost-root partner">{pay}</div>
        </>
      ),
    },
  ])("with $name", async ({ part }) => {
    await render(
      <>
        <div id="part">{part}</div>
        <div id="rest">{pay}</div>
        <div id="same" style={GREEN as CSSProperties}>
          {pay}
        </div>
      </>,
    );
    expect(background("#part button")).not.toBe(background("#rest button"));
    expect(background("#part button")).toBe("oklch(0.45 0.15 150)");
  });
});

describe("the theme is that of the host, unless a part of its page has its own", () => {
  const LIGHT = "oklch(1 0 0)";

  test.each([
    ["light", undefined, true],
    ["dark", undefined, false],
    ["", undefined, true],
    ["dark", "light", true],
    ["light", "dark", false],
  ] as const)("host %j, part %j", async (scheme, theme, isLight) => {
    document.documentElement.style.colorScheme = scheme;
    await render(<Root {...{ theme }}>{<Button>Back</Button>}</Root>);
    expect(background(".waypost-Button") === LIGHT).toBe(isLight);
  });

  test("system follows the system, even in a host that does not", async () => {
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.style.colorScheme = isDark ? "light" : "dark";
    await render(<Root theme="system">{<Button>Back</Button>}</Root>);
    expect(background(".waypost-Button") === LIGHT).toBe(!isDark);
  });
});

describe("overlays opened from a part of the page have its theme and its colours", () => {
  test.each([
    {
      name: "a dialog",
      selector: ".waypost-Dialog-modal",
      component: (
        <Dialog isOpen title="Question" onClose={() => undefined}>
          Text
        </Dialog>
      ),
    },
    {
      name: "a select",
      selector: ".waypost-Popover",
      component: <Select label="Field" options={options} defaultOpen />,
    },
    {
      name: "a tooltip",
      selector: ".waypost-Tooltip",
      component: <Tooltip label="Help">Text</Tooltip>,
    },
    {
      name: "a searchable select",
      selector: ".waypost-Popover",
      component: <SearchableSelect label="Field" {...{ options, labels }} />,
    },
    { name: "a toast", selector: ".waypost-Toast", component: <Toasts /> },
  ])("$name", async ({ selector, component }) => {
    document.documentElement.style.colorScheme = "light";
    const screen = await render(
      <Root theme="dark" variables={GREEN}>
        <span id="inside" />
        {component}
      </Root>,
    );
    const opener = screen.container.querySelector<HTMLElement>("button, input");
    opener?.focus();
    if (opener?.matches("input") === true) opener.click();
    await expect.poll(() => document.querySelector(selector)).not.toBeNull();
    expect(
      document.querySelector(".waypost-root")?.contains(document.querySelector(selector)),
    ).toBe(false);
    for (const name of ["--waypost-surface", "--waypost-accent", "--waypost-focus"]) {
      expect(variable(selector, name)).toBe(variable("#inside", name));
      expect(variable(selector, name)).not.toBe(variable("body", name));
    }
  });
});

function Toasts() {
  const queue = createToastQueue();
  queue.show({ tone: "info", message: "Saved" });
  return <ToastRegion queue={queue} labels={{ region: "Notifications", close: "Close" }} />;
}
