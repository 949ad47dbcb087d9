import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { FoldingSection } from "../FoldingSection/FoldingSection.tsx";
import { SectionNav } from "./SectionNav.tsx";

const sections = ["Device", "Contacts", "Alerts"].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const marked = () =>
  Array.from(document.querySelectorAll("[aria-current=true]"), (it) => it.textContent);

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const Form = () => (
  <div style={{ display: "flex", blockSize: 300, overflow: "auto" }}>
    <div style={{ position: "sticky", insetBlockStart: 0, alignSelf: "start" }}>
      <SectionNav label="Sections" sections={sections} />
    </div>
    <div>
      {sections.map(({ id, label }) => (
        <section key={id} id={id} style={{ blockSize: 900 }}>
          <h3 tabIndex={-1}>{label}</h3>
          <input aria-label={`Field of ${label}`} />
        </section>
      ))}
    </div>
  </div>
);

test("a press scrolls to the section and marks it, Tab continues there, and the URL does not change", async () => {
  const address = window.location.href;
  const screen = await render(<Form />);
  const button = screen.getByRole("button", { name: "Alerts" });
  await expect
    .element(screen.getByRole("button", { name: "Device" }))
    .toHaveAttribute("aria-current");
  await button.click();
  await expect.element(screen.getByRole("heading", { name: "Alerts" })).toHaveFocus();
  await expect.element(screen.getByRole("heading", { name: "Alerts" })).toBeInViewport();
  await expect.element(button).toHaveAttribute("aria-current", "true");
  await userEvent.tab();
  await expect.element(screen.getByLabelText("Field of Alerts")).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test("the pressed section is marked even if it cannot reach the top, or the previous one is still in view", async () => {
  const screen = await render(
    <div id="scroller" style={{ blockSize: 300, overflow: "auto" }}>
      <div style={{ position: "sticky", insetBlockStart: 0, zIndex: 1 }}>
        <SectionNav label="Sections" sections={sections} />
      </div>
      {sections.map(({ id, label }) => (
        <section
          key={id}
          id={id}
          style={{ blockSize: id === "alerts" ? 60 : 400, scrollMarginBlockStart: 48 }}
        >
          <h3 tabIndex={-1}>{label}</h3>
        </section>
      ))}
    </div>,
  );
  for (const name of ["Contacts", "Alerts", "Device", "Alerts", "Contacts"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await screen.getByRole("button", { name }).click();
    // oxlint-disable-next-line no-await-in-loop -- the observer reports after a frame
    await twoFrames();
    expect(marked()).toEqual([name]);
  }
  const scroller = document.querySelector("#scroller");
  scroller?.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
  scroller?.scrollTo({ top: 0 });
  await expect.poll(marked).toEqual(["Device"]);
});

test("a press expands a collapsed section", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <>
      <SectionNav label="Sections" sections={[{ id: "expert", label: "To the experts" }]} />
      <FoldingSection
        id="expert"
        title="Expert"
        isFolding
        isOpen={false}
        onOpenChange={onOpenChange}
      >
        <p>Raw numbers</p>
      </FoldingSection>
    </>,
  );
  await screen.getByRole("button", { name: "To the experts" }).click();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});
