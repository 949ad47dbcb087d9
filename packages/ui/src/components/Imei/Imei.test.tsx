import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { DeviceCard } from "../DeviceCard/DeviceCard.tsx";
import { DevicePicker } from "../DevicePicker/DevicePicker.tsx";
import { ScanPanel } from "../ScanPanel/ScanPanel.tsx";
import { Select } from "../Select/Select.tsx";
import { SummaryContent } from "../SummaryPanel/SummaryContent.tsx";
import { Imei } from "./Imei.tsx";

const DIGITS = "356938035643809";

test("an IMEI is shown in groups, and is fifteen digits when searched or copied", async () => {
  const { container } = await render(<Imei>{DIGITS}</Imei>);
  const groups = [...container.querySelectorAll("bdi > span")];
  expect(groups.map(({ textContent }) => textContent)).toEqual(["35693", "80356", "43809"]);
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1]?.getBoundingClientRect().right;
    if (before === undefined) continue;
    expect(group.getBoundingClientRect().left).toBeGreaterThan(before + 2);
  }
  expect(container.innerText).toBe(DIGITS);
  getSelection()?.selectAllChildren(container);
  expect(getSelection()?.toString()).toBe(DIGITS);
});

test.each(["8901260000000000001", "89012600000000000019"])(
  "the ICCID %s is shown in groups of four",
  async (digits) => {
    const { container } = await render(<Imei>{digits}</Imei>);
    const groups = [...container.querySelectorAll("bdi > span")];
    expect(groups.map(({ textContent }) => textContent.length).slice(0, 4)).toEqual([4, 4, 4, 4]);
    expect(container.innerText).toBe(digits);
  },
);

test("a heading with an IMEI is announced as plain text", async () => {
  const sentence = `IMEI ${DIGITS} is in use now.`;
  const screen = await render(
    <h1>
      <Imei>{sentence}</Imei>
    </h1>,
  );
  await expect.element(screen.getByRole("heading")).toHaveAccessibleName(sentence);
  expect(screen.container.innerText).toBe(sentence);
});

test.each([
  "",
  "Not chosen yet",
  "12345678901234",
  "1234567890123456",
  "356938035643809x".slice(1),
])("%j has no groups", async (text) => {
  const { container } = await render(<Imei>{text}</Imei>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector("bdi")).toBeNull();
});

const none = () => undefined;

test.each([
  { where: "a device card", shown: <DeviceCard kind="gps" imei={DIGITS} /> },
  {
    where: "the choice of a select",
    shown: <Select label="Device" options={[{ id: "1", label: DIGITS }]} defaultValue="1" />,
  },
  {
    where: "an option",
    shown: <Select label="Device" options={[{ id: "1", label: DIGITS }]} defaultOpen />,
  },
  {
    where: "a device to pick",
    shown: (
      <DevicePicker
        selectionMode="single"
        label="Device"
        devices={[{ id: "1", kind: "gps", imei: DIGITS }]}
        value={[]}
        onChange={none}
        groupLabels={{ gps: "GPS", obd: "OBD" }}
        labels={{ search: "Search", noMatch: "None", more: String }}
      />
    ),
  },
  {
    where: "what was scanned",
    shown: (
      <ScanPanel
        videoRef={none}
        state="stopped"
        message=""
        found={[{ id: "1", title: DIGITS, detail: "Device 1" }]}
        labels={{ video: "Camera", found: "Found" }}
      />
    ),
  },
  {
    where: "a line of an order",
    shown: (
      <SummaryContent
        lines={[{ id: "1", title: DIGITS, detail: "Plus" }]}
        total={{ label: "Billed today" }}
        labels={{ unknown: "–" }}
      />
    ),
  },
])("in $where an IMEI is in groups and in one piece", async ({ shown }) => {
  await render(shown);
  await expect.poll(() => document.querySelectorAll("bdi > span").length).toBe(3);
  expect(document.body.innerText).toContain(DIGITS);
});
