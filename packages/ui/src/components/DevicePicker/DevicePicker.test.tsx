import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { DevicePicker, type DevicePickerProps } from "./DevicePicker.tsx";
import type { PickableDevice } from "./options.ts";

const fleet = (length: number): PickableDevice[] =>
  Array.from({ length }, (_, place) => ({
    id: `d${place}`,
    kind: place % 2 === 0 ? "gps" : "obd",
    name: `Truck ${place}`,
    imei: String(353816050000000 + place),
  }));

const labels = {
  search: "Search",
  noMatch: "No device found",
  more: (total: number, shown: number) => `Showing ${shown} of ${total}`,
  selected: (count: number) => `${count} selected`,
  remove: (name: string) => `Remove ${name}`,
  clear: "Clear",
  selectAll: (count: number) => `Select all ${count}`,
};

const base = { label: "Which device?", groupLabels: { gps: "GPS", obd: "OBD" }, labels };

type HostProps = Pick<DevicePickerProps, "devices" | "selectionMode" | "onChange"> &
  Partial<Pick<DevicePickerProps, "value" | "id" | "errorMessage" | "isDisabled">>;

/** Stores the value, as a page does. */
function Host({ onChange, value: initial = [], ...props }: HostProps) {
  const [value, setValue] = useState(initial);
  return (
    <form onSubmit={() => onChange(["submitted"])}>
      <DevicePicker
        {...base}
        {...props}
        value={value}
        onChange={(ids) => {
          setValue(ids);
          onChange(ids);
        }}
      />
      <button type="button">after</button>
    </form>
  );
}

test("one of a few devices can be selected by keyboard, and each group has a heading", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(4)} selectionMode="single" onChange={onChange} />,
  );
  await expect.element(screen.getByRole("searchbox")).not.toBeInTheDocument();
  const obd = screen.getByRole("group", { name: "OBD" });
  expect(obd.getByRole("option").elements()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChange.mock.calls).toEqual([["d1"]].map((ids) => [ids]));
  await expect
    .element(screen.getByRole("option", { name: /Truck 1/ }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{End}{ }");
  expect(onChange).toHaveBeenLastCalledWith(["d3"]);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "after" })).toHaveFocus();
});

test("pressing the selected device again or Escape keeps the selection", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(4)} selectionMode="single" value={["d0"]} onChange={onChange} />,
  );
  await screen.getByRole("option", { name: /Truck 0/ }).click();
  await userEvent.keyboard("{Escape}");
  expect(onChange).not.toHaveBeenCalled();
});

test("typing filters the list, and Enter selects the only match without submitting the form", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(8)} selectionMode="single" onChange={onChange} />,
  );
  await userEvent.tab();
  await userEvent.keyboard("truck 5{Enter}");
  expect(onChange.mock.calls).toEqual([[["d5"]]]);
  expect(screen.getByRole("option").elements()).toHaveLength(1);
  await userEvent.keyboard("zzz{Enter}");
  await expect.element(screen.getByText("No device found")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("option").elements()).toHaveLength(8);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("the arrow key moves focus from the search field into the list", async () => {
  const onChange = vi.fn();
  await render(<Host devices={fleet(8)} selectionMode="single" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("35 381605 0000003{ArrowDown}{Enter}");
  expect(onChange.mock.calls).toEqual([[["d3"]]]);
});

test("few of 10,000 devices are rendered, 50 after scrolling, and searching finds every one", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(10_000)} selectionMode="single" onChange={onChange} />,
  );
  const options = () => screen.getByRole("option").elements();
  expect(options()).toHaveLength(14);
  await expect.element(screen.getByText("Showing 14 of 10000")).toBeVisible();
  options()[6]?.scrollIntoView();
  await expect.element(screen.getByText("Showing 50 of 10000")).toBeVisible();
  expect(options()).toHaveLength(50);
  await screen.getByRole("searchbox", { name: "Search" }).fill("353816050009876");
  await screen.getByRole("option", { name: /Truck 9876/ }).click();
  expect(onChange.mock.calls).toEqual([[["d9876"]]]);
});

test("the keyboard reaches every device of a list with at most 50", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(40)} selectionMode="single" onChange={onChange} />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{End}");
  await expect.poll(() => screen.getByRole("option").elements().length).toBe(40);
  await userEvent.keyboard("{End}{Enter}");
  expect(onChange.mock.calls).toEqual([[["d39"]]]);
});

test("the selected device is rendered when the list opens, wherever it is", async () => {
  const screen = await render(
    <Host devices={fleet(10_000)} selectionMode="single" value={["d7777"]} onChange={vi.fn()} />,
  );
  const chosen = screen.getByRole("option", { selected: true, name: /Truck 7777/ });
  await expect.element(chosen).toBeInTheDocument();
  expect(screen.getByRole("option").elements()).toHaveLength(50);
});

test("several devices can be selected across searches", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(60)} selectionMode="multiple" onChange={onChange} />,
  );
  await screen.getByRole("option", { name: /Truck 0/ }).click();
  await screen.getByRole("searchbox").fill("truck 58");
  await screen.getByRole("option", { name: /Truck 58/ }).click();
  expect(onChange).toHaveBeenLastCalledWith(["d0", "d58"]);
  await expect.element(screen.getByText("2 selected")).toBeVisible();
  await screen.getByRole("option", { name: /Truck 58/ }).click();
  expect(onChange).toHaveBeenLastCalledWith(["d0"]);
});

test("removing a chip moves focus to the next one, and finally to the search field", async () => {
  const onChange = vi.fn();
  const value = ["d0", "d1"];
  const screen = await render(
    <Host devices={fleet(8)} selectionMode="multiple" value={value} onChange={onChange} />,
  );
  await screen.getByRole("button", { name: "Remove Truck 0" }).click();
  expect(onChange).toHaveBeenLastCalledWith(["d1"]);
  const last = screen.getByRole("button", { name: "Remove Truck 1" });
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith([]);
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
});

test("all matching devices can be selected at once, and the selection can be cleared", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host devices={fleet(3000)} selectionMode="multiple" onChange={onChange} />,
  );
  await screen.getByRole("searchbox").fill("truck 29");
  await screen.getByRole("button", { name: "Select all 111" }).click();
  expect(onChange.mock.lastCall?.[0]).toHaveLength(111);
  expect(screen.getByRole("button", { name: /^Remove/ }).elements()).toHaveLength(6);
  await expect.element(screen.getByText("+105")).toBeVisible();
  await screen.getByRole("button", { name: "Clear" }).click();
  expect(onChange).toHaveBeenLastCalledWith([]);
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
});

test("the pressed one of two devices with the same id is shown as selected", async () => {
  const onChange = vi.fn();
  const duplicates = fleet(2).map((device) => ({ ...device, id: "same" }));
  const screen = await render(
    <Host devices={duplicates} selectionMode="single" onChange={onChange} />,
  );
  await screen.getByRole("option", { name: /Truck 1/ }).click();
  expect(onChange.mock.calls).toEqual([[["same"]]]);
  const chosen = screen.getByRole("option", { selected: true });
  expect(chosen.elements()).toHaveLength(1);
  expect(chosen.element().textContent).toContain("Truck 1");
});

test("the group has the error in its description and can be the target of an error summary", async () => {
  const screen = await render(
    <Host
      id="device"
      devices={fleet(2)}
      selectionMode="single"
      errorMessage="Please select a device"
      onChange={() => undefined}
    />,
  );
  const group = screen.getByRole("group", { name: "Which device?" });
  await expect.element(group).toHaveAccessibleDescription("Please select a device");
  document.getElementById("device")?.focus();
  await expect.element(group).toHaveFocus();
});

test("nothing can be selected or removed while disabled", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Host
      devices={fleet(8)}
      selectionMode="multiple"
      value={["d0"]}
      isDisabled
      onChange={onChange}
    />,
  );
  await screen.getByRole("option", { name: /Truck 1/ }).click({ force: true });
  await expect.element(screen.getByRole("button", { name: "Remove Truck 0" })).toBeDisabled();
  await expect.element(screen.getByRole("searchbox")).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});
