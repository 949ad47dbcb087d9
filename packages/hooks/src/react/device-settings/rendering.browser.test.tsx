import { Profiler, type ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { cannedSettings } from "../../../test/canned-settings.ts";
import { onPage, Plain, type OnPage } from "../../../test/on-page.tsx";
import type { AlertRowId } from "../../flows/device-settings/alert-rows.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { useAlertRow, useAlertTotals } from "./use-alerts.ts";
import {
  useDeviceSettings,
  useSettingsChanges,
  type DeviceSettings,
} from "./use-device-settings.ts";
import { useSettingsField } from "./use-settings-field.ts";

const IMEI = "350000000000001";

/** The names of the components that React has rendered since the page was shown. */
let rendered: string[] = [];

const Counted = ({ name, children }: { name: string; children: ReactNode }) => (
  <Profiler id={name} onRender={(id) => void rendered.push(id)}>
    {children}
  </Profiler>
);

interface Part {
  settings: DeviceSettings;
}

function Row({ settings, id }: Part & { id: AlertRowId }) {
  const { label, master, push, upgradeText, onChange } = useAlertRow(settings, id);
  const tick = (name: string, checked: boolean, onTick: (on: boolean) => void) => (
    <input
      type="checkbox"
      aria-label={`${label} ${name}`}
      checked={checked}
      onChange={(event) => onTick(event.target.checked)}
    />
  );
  return (
    <p>
      {tick("All", master ?? false, (on) => onChange("master", on))}
      {tick("Push", push, (on) => onChange("push", on))}
      {upgradeText}
    </p>
  );
}

function AllAlerts({ settings }: Part) {
  const { all, onChange } = useAlertTotals(settings);
  return <button onClick={() => onChange("all", !all)}>All Alerts</button>;
}

const Name = ({ settings }: Part) => (
  <Plain label="Name" {...useSettingsField(settings, "device_name")} />
);
const Limit = ({ settings }: Part) => (
  <Plain label="Limit" {...useSettingsField(settings, "speed_limit")} />
);
const Odometer = ({ settings }: Part) => (
  <Plain label="Odometer" {...useSettingsField(settings, "odometer")} />
);
const Speed = ({ settings }: Part) => (
  <p>{String(useSettingsField(settings, "show_speed").value)}</p>
);
const Icon = ({ settings }: Part) => <p>{useSettingsField(settings, "icon").value?.type}</p>;
function Trip({ settings }: Part) {
  const { value, onChange } = useSettingsField(settings, "trip-mode");
  return <button onClick={() => onChange("gsensor")}>{value}</button>;
}

function Foot({ settings }: Part) {
  const { changes, undo } = useSettingsChanges(settings);
  return <button onClick={undo}>{changes} changes</button>;
}

const PARTS = { Name, Limit, Odometer, Speed, Icon, Trip, AllAlerts, Foot };

function Page({ kind }: { kind: PlanKind }) {
  const settings = useDeviceSettings({ imei: IMEI, kind, planId: "plus", unit: "KMH" });
  if (settings.phase === "closed") {
    return <button onClick={settings.open}>SETUP YOUR DEVICE</button>;
  }
  if (settings.phase !== "open") return null;
  return (
    <>
      {settings.alertRows.map((id) => (
        <Counted key={id} name={id}>
          <Row settings={settings} id={id} />
        </Counted>
      ))}
      {Object.entries(PARTS).map(([name, Shown]) => (
        <Counted key={name} name={name}>
          <Shown settings={settings} />
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

test("opening sends one request for the settings, and none is sent before the press", async () => {
  const page = await opened("gps");
  expect(page.calls.filter((path) => path.includes("/settings/"))).toHaveLength(1);
});

test("a switch re-renders its row and the number of changes", async () => {
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

test("All Alerts re-renders each row once, for GPS", async () => {
  await opened("gps");
  await screen.getByText("All Alerts").click();
  await expect.element(screen.getByText("1 changes")).toBeVisible();
  expect(rendered.toSorted()).toEqual([...GPS_ROWS, "AllAlerts", "Foot"].toSorted());
});

test("All Alerts re-renders each row once, for OBD", async () => {
  await opened("obd");
  await screen.getByText("All Alerts").click();
  await expect.element(screen.getByText("1 changes")).toBeVisible();
  const rows = rendered.filter((name) => !["AllAlerts", "Foot"].includes(name));
  expect(rows).toHaveLength(10);
  expect(new Set(rows).size).toBe(10);
});

test("typing re-renders its field, and the number of changes once", async () => {
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

test("changing the trip mode on a plan that includes its SMS re-renders no row", async () => {
  await opened("gps");
  await screen.getByText("coordinate").click();
  await expect.element(screen.getByText("gsensor")).toBeVisible();
  expect(rendered.toSorted()).toEqual(["Foot", "Trip"]);
});

test("undo restores the stored values", async () => {
  await opened("gps");
  await screen.getByLabelText("Name").fill("Van 7");
  await screen.getByText("1 changes").click();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Van");
});
