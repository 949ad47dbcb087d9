import type { FormEvent } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Button } from "../Button/Button.tsx";
import { PickerField } from "../PickerField/PickerField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { DeviceRow } from "./DeviceRow.tsx";
import { ImeiField } from "./ImeiField.tsx";
import { ScanButton } from "./DeviceRow.tsx";

const row = { number: 2, label: "Device 2", labels: { remove: "Remove device 2" } };

test("each device is a group that can be removed", async () => {
  const onRemove = vi.fn();
  const screen = await render(
    <DeviceRow {...row} onRemove={onRemove}>
      <ImeiField label="IMEI" />
    </DeviceRow>,
  );
  await expect.element(screen.getByRole("group", { name: "Device 2" })).toBeVisible();
  await screen.getByRole("button", { name: "Remove device 2" }).click();
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test("in a wide window the IMEI and the name are in line", async () => {
  await page.viewport(1280, 900);
  onTestFinished(() => page.viewport(414, 896));
  const screen = await render(
    <DeviceRow {...row}>
      <ImeiField label="IMEI" />
      <TextField label="Device Name" description="For example, the vehicle" />
    </DeviceRow>,
  );
  const top = (name: string) =>
    screen.getByRole("textbox", { name }).element().getBoundingClientRect().top;
  await expect.poll(() => top("IMEI") - top("Device Name")).toBe(0);
});

test("the only device cannot be removed", async () => {
  const screen = await render(<DeviceRow {...row}>fields</DeviceRow>);
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

const checked = (found: boolean) => (
  <>
    <ImeiField
      label="IMEI"
      isChecking={!found}
      status={found ? "Found: GT-200" : "Checking the IMEI…"}
      device={found ? { model: "GT-200", category: "GPS tracker", drawing: "tracker" } : undefined}
    />
    <p>below</p>
  </>
);

test("the check of an IMEI and its result are announced, and only the result takes a line", async () => {
  const screen = await render(checked(false));
  const below = screen.getByText("below").element();
  const before = below.getBoundingClientRect().top;
  await expect.element(screen.getByRole("status")).toHaveTextContent("Checking the IMEI…");
  await screen.rerender(checked(true));
  await expect.element(screen.getByRole("status")).toHaveTextContent("Found: GT-200");
  const tag = screen.getByText("GT-200 · GPS tracker");
  await expect.element(tag).toBeVisible();
  const line = tag.element().getBoundingClientRect().height;
  expect(below.getBoundingClientRect().top - before).toBeCloseTo(line, 0);
});

test("a message below an IMEI opens its own line, and a second device moves nothing", async () => {
  const retry = (
    <Button size="small" variant="quiet">
      Try again
    </Button>
  );
  const tracker = { model: "GT-200", category: "GPS tracker", drawing: "tracker" } as const;
  const states = [
    {},
    { errorMessage: "Invalid IMEI Number" },
    { errorMessage: "Something Went Wrong", errorAction: retry },
    { device: tracker },
  ];
  const shown = (state: (typeof states)[number], onRemove?: () => void) => (
    <div style={{ inlineSize: 500 }}>
      <DeviceRow {...row} onRemove={onRemove}>
        <ImeiField label="IMEI" {...state} />
        <p>below</p>
      </DeviceRow>
    </div>
  );
  const place = async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return screen.getByText("below").element().getBoundingClientRect().top;
  };
  const screen = await render(shown({}));
  const empty = await place();
  for (const state of states) {
    await screen.rerender(shown(state));
    const alone = await place();
    expect(alone - empty).toBeLessThan(48);
    await screen.rerender(shown(state, () => undefined));
    expect(await place()).toBe(alone);
  }
});

test("a folded row shows its facts and keeps its buttons, at full size, in place of its fields", async () => {
  const [onEdit, onRemove] = [vi.fn(), vi.fn()];
  const edit = <Button onPress={onEdit}>Edit</Button>;
  const screen = await render(
    <DeviceRow {...row} device="gps" onRemove={onRemove} folded={{ facts: "Van · Plus", edit }}>
      <ImeiField label="IMEI" />
    </DeviceRow>,
  );
  await expect.element(screen.getByText("Van · Plus")).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  for (const name of ["Edit", "Remove device 2"]) {
    const button = screen.getByRole("button", { name });
    expect(button.element().getBoundingClientRect().height).toBe(44);
    await button.click();
  }
  expect([onEdit.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
  expect(screen.container.firstElementChild?.clientHeight).toBeLessThanOrEqual(70);
});

test("a very long word wraps instead of widening the page", async () => {
  const endless = "https://example.com/" + "x".repeat(200);
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <ImeiField label="IMEI" errorMessage={endless} />
      <ImeiField label="IMEI" device={{ model: endless, category: "GPS", drawing: "obd" }} />
    </div>,
  );
  for (const field of screen.container.querySelectorAll(".waypost-Field")) {
    expect(field.scrollWidth).toBeLessThanOrEqual(300);
  }
});

test("the error of a device in use is followed by a link to reactivate it", async () => {
  const screen = await render(
    <ImeiField
      label="IMEI"
      errorMessage="IMEI already in use, please try with another IMEI"
      errorAction={<a href="#/reactivation">Reactivate.</a>}
    />,
  );
  await expect.element(screen.getByRole("link", { name: "Reactivate." })).toBeVisible();
  await expect
    .element(screen.getByRole("textbox"))
    .toHaveAccessibleDescription("IMEI already in use, please try with another IMEI Reactivate.");
});

const drawn = (device: "gps" | "obd" | null) => (
  <DeviceRow {...row} device={device}>
    <p>below</p>
  </DeviceRow>
);

test("the device is an outline until it is known, then a drawing, and nothing moves", async () => {
  const screen = await render(drawn(null));
  const below = screen.getByText("below").element();
  const before = below.getBoundingClientRect().top;
  const drawing = () => screen.container.querySelector<SVGElement>(".waypost-DeviceDrawing");
  expect(drawing()?.dataset["state"]).toBe("unknown");
  const outline = drawing()?.innerHTML;
  await screen.rerender(drawn("gps"));
  expect(drawing()?.dataset["state"]).toBe("known");
  expect(drawing()?.innerHTML).not.toBe(outline);
  const tracker = drawing()?.innerHTML;
  await screen.rerender(drawn("obd"));
  expect(drawing()?.innerHTML).not.toBe(tracker);
  expect(below.getBoundingClientRect().top).toBe(before);
});

test("the scan button is in the label's line, takes no extra room, and is an icon in a narrow field", async () => {
  const scan = <ScanButton>Scan</ScanButton>;
  const field = (width: number, action?: typeof scan) => (
    <div style={{ inlineSize: width }}>
      <ImeiField label="IMEI" action={action} />
      <p>below</p>
    </div>
  );
  const screen = await render(field(500));
  const top = () => screen.getByText("below").element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(field(500, scan));
  const button = screen.getByRole("button", { name: "Scan" });
  await expect.element(button).toBeVisible();
  expect(top()).toBe(before);
  const wide = button.element().clientWidth;
  await screen.rerender(field(200, scan));
  expect(button.element().clientWidth).toBeLessThan(wide);
});

test("a field shows a value that was set by other means, also after typing", async () => {
  const screen = await render(<ImeiField label="IMEI" value="" />);
  await screen.getByRole("textbox").fill("12");
  await screen.rerender(<ImeiField label="IMEI" value="350000000000006" />);
  await expect.element(screen.getByRole("textbox")).toHaveValue("350000000000006");
});

const focused = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent;

/** Shows device rows in a form. */
const showRows = async (...rows: { imei: string; name: string; plan?: string }[]) => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="before" />
      {rows.map(({ imei, name, plan }, at) => (
        <DeviceRow key={at} number={at + 1} label={`Device ${at + 1}`} labels={row.labels}>
          <ImeiField label={`IMEI ${at + 1}`} defaultValue={imei} />
          <TextField label={`Name ${at + 1}`} defaultValue={name} />
          {plan !== undefined && (
            <PickerField label={`Plan ${at + 1}`} value={plan} action="Select" onPress={vi.fn()} />
          )}
        </DeviceRow>
      ))}
      <input aria-label="after" />
      <button type="submit">Next</button>
    </form>,
  );
  return { screen, onSubmit };
};

describe("Enter in an IMEI", () => {
  const IMEI = "356938035643809";

  test.each([
    ["the name of its row", [{ imei: "", name: "" }], "Name 1"],
    ["the plan of its row", [{ imei: "", name: "Van", plan: "" }], "Plan 1"],
    [
      "the next row",
      [
        { imei: "", name: "Van", plan: "Plus" },
        { imei: "", name: "" },
      ],
      "IMEI 2",
    ],
    [
      "the first empty field of a later row",
      [
        { imei: "", name: "Van" },
        { imei: IMEI, name: "Bus" },
        { imei: IMEI, name: "" },
      ],
      "Name 3",
    ],
  ])("goes to %s", async (_, rows, label) => {
    const { screen, onSubmit } = await showRows(...rows);
    await screen.getByLabelText("IMEI 1").click();
    await userEvent.keyboard(`${IMEI}{Enter}`);
    expect(focused()).toBe(label);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("submits a form whose rows are complete from there on", async () => {
    const { screen, onSubmit } = await showRows(
      { imei: IMEI, name: "" },
      { imei: "", name: "Van" },
    );
    await screen.getByLabelText("IMEI 2").click();
    await userEvent.keyboard(`${IMEI}{Enter}`);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test("submits an empty one, which shows what is missing", async () => {
    const { screen, onSubmit } = await showRows({ imei: "", name: "" });
    await screen.getByLabelText("IMEI 1").click();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
