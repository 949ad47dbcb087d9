import { Profiler, type ReactNode, useSyncExternalStore } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { AlertRow, AlertTable, AlertTotals } from "./AlertTable.tsx";

const COLUMNS = { all: "All", push: "Push", email: "Email", sms: "SMS" };
const ALERTS = ["Speed", "Power", "Battery", "SOS", "Charging"];
const onSwitch = vi.fn();

/** Every row reads its own state. */
let on: Readonly<Record<string, boolean>> = {};
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const change = (next: typeof on) => {
  on = next;
  for (const listener of listeners) listener();
};

let rendered: string[] = [];
const Counted = ({ name, children }: { name: string; children: ReactNode }) => (
  <Profiler id={name} onRender={(id) => void rendered.push(id)}>
    {children}
  </Profiler>
);

function Row({ name }: { name: string }) {
  const isOn = useSyncExternalStore(subscribe, () => on[name] ?? false);
  const cell = (column: string) => ({ name: `${name}: ${column}`, isOn });
  return (
    <AlertRow
      label={name}
      cells={{ all: cell("All"), push: cell("Push"), email: cell("Email"), sms: cell("SMS") }}
      someText="some"
      onSwitch={(column, next) => {
        onSwitch(name, column, next);
        change({ ...on, [name]: next });
      }}
    />
  );
}

const total = (name: string) => ({ name, isOn: false });
const Table = () => (
  <AlertTable
    label="Alerts"
    alertLabel="Alert"
    columns={COLUMNS}
    totals={
      <AlertTotals
        label="Every alert"
        totals={{
          all: total("All Alerts"),
          push: total("All Push"),
          email: total("All Email"),
          sms: total("All SMS"),
        }}
        onSwitch={(column, next) => {
          onSwitch("every", column, next);
          change(Object.fromEntries(ALERTS.map((name) => [name, next])));
        }}
      />
    }
  >
    {ALERTS.map((name) => (
      <Counted key={name} name={name}>
        <Row name={name} />
      </Counted>
    ))}
  </AlertTable>
);

async function shown(width: number) {
  await page.viewport(width, 800);
  change({});
  onSwitch.mockClear();
  const screen = await render(<Table />);
  rendered = [];
  return screen;
}

test("a switch re-renders one row, and the switch of a column re-renders each row once", async () => {
  const screen = await shown(800);
  await screen.getByRole("switch", { name: "Power: Email" }).click();
  expect(rendered).toEqual(["Power"]);
  expect(onSwitch.mock.calls).toEqual([["Power", "email", true]]);
  rendered = [];
  await screen.getByRole("switch", { name: "All Push" }).click();
  expect(rendered.toSorted()).toEqual(ALERTS.filter((name) => name !== "Power").toSorted());
});

test("every switch is reached by Tab, row by row, and is named by its row and column", async () => {
  await shown(800);
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute("aria-label"));
  }
  expect(names.slice(0, 4)).toEqual(["All Alerts", "All Push", "All Email", "All SMS"]);
  expect(names.slice(4)).toEqual(["Speed: All", "Speed: Push", "Speed: Email", "Speed: SMS"]);
});

test("headings and the switches of columns stay in view while the rows scroll", async () => {
  await page.viewport(800, 400);
  await render(
    <div data-testid="box" style={{ blockSize: 160, overflow: "auto" }}>
      <Table />
    </div>,
  );
  const box = page.getByTestId("box");
  box.element().scrollTo({ top: 150 });
  await expect.element(page.getByText("All Push").first()).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("switch", { name: "All Push" })).toBeInViewport();
  const top = () =>
    page.getByText("All Push").first().element().getBoundingClientRect().top -
    box.element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(24);
});

test("on a phone the name of each alert is above its switches, in the columns of the totals", async () => {
  const screen = await shown(280);
  const boxOf = (name: string) =>
    screen.getByRole("switch", { name, exact: true }).element().getBoundingClientRect();
  for (const column of ["Push", "Email", "SMS"])
    expect(boxOf(`SOS: ${column}`).left).toBe(boxOf(`All ${column}`).left);
  expect(boxOf("SOS: SMS").right).toBeLessThanOrEqual(280);
  expect(boxOf("SOS: SMS").height).toBeGreaterThanOrEqual(24);
  expect(boxOf("SOS: SMS").top).toBeGreaterThanOrEqual(
    screen.getByText("SOS", { exact: true }).element().getBoundingClientRect().bottom,
  );
  await expect.element(screen.getByText("SMS", { exact: true }).last()).not.toBeVisible();
});

test("a switch with some channels on has a dash and a description", async () => {
  const screen = await shown(800);
  const all = screen.getByRole("switch", { name: "SOS: All" });
  await expect.element(all).toHaveAccessibleDescription("some");
  const thumb = (name: string) =>
    screen
      .getByRole("switch", { name })
      .element()
      .parentElement?.querySelector(".waypost-AlertSwitch-thumb") ?? document.body;
  expect(getComputedStyle(thumb("SOS: All"), "::after").inlineSize).toBe("10px");
  expect(getComputedStyle(thumb("SOS: Push"), "::after").content).toBe("none");
});

test("without room for four switches, they are chips of at least 24 px", async () => {
  const screen = await shown(180);
  const chip = screen.getByRole("switch", { name: "SOS: SMS" }).element().parentElement;
  const box = chip?.getBoundingClientRect();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  expect(box?.right).toBeLessThanOrEqual(180);
  expect(chip?.querySelector(".waypost-AlertSwitch-chip")?.textContent).toBe("SMS");
  await screen.getByRole("switch", { name: "SOS: SMS" }).click();
  expect(onSwitch.mock.calls).toEqual([["SOS", "sms", true]]);
});
