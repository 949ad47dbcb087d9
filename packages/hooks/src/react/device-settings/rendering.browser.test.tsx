import { Profiler, type ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { cannedSettings } from "../../../test/canned-settings.ts";
import { onPage, Plain, type OnPage } from "../../../test/on-page.tsx";
import type { AlertRowId } from "../../flows/device-settings/alert-rows.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { useAlertRow, useAlertRowIds, useAlertTotals } from "./use-alerts.ts";
import { useOdometer, useTrackerIcon, useTripMode } from "./use-device-details.ts";
import {
  useDeviceSettings,
  useDeviceSettingsRun,
  useSettingsChanges,
  type DeviceSettingsRun,
} from "./use-device-settings.ts";
import { useSettingsFlag, useSettingsInput } from "./use-settings-field.ts";

const IMEI = "350000000000001";

/** The names of the parts that React has rendered since the page was shown. */
let rendered: string[] = [];

const Counted = ({ name, children }: { name: string; children: ReactNode }) => (
  <Profiler id={name} onRender={(id) => void rendered.push(id)}>
    {children}
  </Profiler>
);

interface Part {
  run: DeviceSettingsRun;
}

function Row({ run, id }: Part & { id: AlertRowId }) {
  const { label, master, push, upgradeText, onSwitch } = useAlertRow(run, id);
  const tick = (name: string, checked: boolean, onChange: (on: boolean) => void) => (
    <input
      type="checkbox"
      aria-label={`${label} ${name}`}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  return (
    <p>
      {tick("All", master ?? false, (on) => onSwitch("master", on))}
      {tick("Push", push, (on) => onSwitch("push", on))}
      {upgradeText}
    </p>
  );
}

function AllAlerts({ run }: Part) {
  const { all, onSwitch } = useAlertTotals(run);
  return <button onClick={() => onSwitch("all", !all)}>All Alerts</button>;
}

const Name = ({ run }: Part) => <Plain label="Name" {...useSettingsInput(run, "device_name")} />;
const Limit = ({ run }: Part) => <Plain label="Limit" {...useSettingsInput(run, "speed_limit")} />;
const Odometer = ({ run }: Part) => <Plain label="Odometer" {...useOdometer(run)} />;
const Speed = ({ run }: Part) => <p>{String(useSettingsFlag(run, "show_speed").isOn)}</p>;
const Icon = ({ run }: Part) => <p>{useTrackerIcon(run).icon?.type}</p>;
function Trip({ run }: Part) {
  const { mode, choose } = useTripMode(run);
  return <button onClick={() => choose("gsensor")}>{mode}</button>;
}

function Foot({ run }: Part) {
  const { changes, undo } = useSettingsChanges(run);
  return <button onClick={undo}>{changes} changes</button>;
}

const PARTS = { Name, Limit, Odometer, Speed, Icon, Trip, AllAlerts, Foot };

function Page({ kind }: { kind: PlanKind }) {
  const run = useDeviceSettingsRun({ imei: IMEI, kind, planId: "plus", unit: "KMH" });
  const { phase, open } = useDeviceSettings(run);
  const rows = useAlertRowIds(run);
  if (phase !== "open") return <button onClick={open}>SETUP YOUR DEVICE</button>;
  return (
    <>
      {rows.map((id) => (
        <Counted key={id} name={id}>
          <Row run={run} id={id} />
        </Counted>
      ))}
      {Object.entries(PARTS).map(([name, Shown]) => (
        <Counted key={name} name={name}>
          <Shown run={run} />
        </Counted>
      ))}
    </>
  );
}

async function opened(kind: PlanKind): Promise<OnPage> {
  const page = onPage();
  cannedSettings(page, { imei: IMEI, kind });
  await render(<Page kind={kind} />, { wrapper: page.Provider });
  await screen.getByText("SETUP YOUR DEVICE").click();
  await expect.element(screen.getByText("0 changes")).toBeVisible();
  await expect.element(screen.getByText(/^Upgrade your plan/)).not.toBeInTheDocument();
  rendered = [];
  return page;
}

beforeEach(() => {
  rendered = [];
});

const GPS_ROWS = ["trip", "speed", "power", "battery", "sos", "charging"];

test("opening sends one request for the settings, which is not sent before the press", async () => {
  const page = await opened("gps");
  expect(page.calls.filter((path) => path.includes("/settings/"))).toHaveLength(1);
});

test("one switch renders its row and the number of changes", async () => {
  await opened("gps");
  await screen.getByLabelText("Battery Alert Push").click();
  await expect.element(screen.getByText("1 changes")).toBeVisible();
  expect(rendered.toSorted()).toEqual(["AllAlerts", "Foot", "battery"]);
  rendered = [];
  await screen.getByLabelText("Power Alert All").click();
  await expect.element(screen.getByText("2 changes")).toBeVisible();
  expect(rendered.toSorted()).toEqual(["AllAlerts", "Foot", "power"]);
  rendered = [];
  await screen.getByLabelText("Power Alert Push").click();
  await expect.element(screen.getByLabelText("Power Alert Push")).not.toBeChecked();
  expect(rendered).toEqual(["power"]);
});

test("All Alerts renders each row once, for GPS", async () => {
  await opened("gps");
  await screen.getByText("All Alerts").click();
  await expect.element(screen.getByText("1 changes")).toBeVisible();
  expect(rendered.toSorted()).toEqual([...GPS_ROWS, "AllAlerts", "Foot"].toSorted());
});

test("All Alerts renders each row once, for OBD", async () => {
  await opened("obd");
  await screen.getByText("All Alerts").click();
  await expect.element(screen.getByText("1 changes")).toBeVisible();
  const rows = rendered.filter((name) => !["AllAlerts", "Foot"].includes(name));
  expect(rows).toHaveLength(10);
  expect(new Set(rows).size).toBe(10);
});

test("a key renders its field, and the number of changes once", async () => {
  await opened("gps");
  await screen.getByLabelText("Name").fill("Van 7");
  await expect.element(screen.getByText("1 changes")).toBeVisible();
  expect(rendered.toSorted()).toEqual(["Foot", "Name"]);
  rendered = [];
  await screen.getByLabelText("Name").fill("Van 8");
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Van 8");
  expect(rendered).toEqual(["Name"]);
  rendered = [];
  await screen.getByLabelText("Odometer").fill("1");
  await expect.element(screen.getByText("2 changes")).toBeVisible();
  expect(rendered.toSorted()).toEqual(["Foot", "Odometer"]);
});

test("changing the trip mode on a plan that includes its SMS renders no row", async () => {
  await opened("gps");
  await screen.getByText("coordinate").click();
  await expect.element(screen.getByText("gsensor")).toBeVisible();
  expect(rendered.toSorted()).toEqual(["Foot", "Trip"]);
});

test("undo shows what was stored", async () => {
  await opened("gps");
  await screen.getByLabelText("Name").fill("Van 7");
  await screen.getByText("1 changes").click();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Van");
});
