import { prefetchLookups } from "../../queries/prefetch-lookups.ts";
import { expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { cannedSettings } from "../../../test/canned-settings.ts";
import { onPage, Plain } from "../../../test/on-page.tsx";
import type { AlertRowId } from "../../flows/device-settings/alert-rows.ts";
import { useAlertRow } from "./use-alerts.ts";
import { useCarrierNames, useSecondPhone } from "./use-contacts.ts";
import { useDeviceSettings, type DeviceSettings } from "./use-device-settings.ts";
import { useSettingsField } from "./use-settings-field.ts";

const IMEI = "350000000000001";

function AlertType({ settings, id }: { settings: DeviceSettings; id: AlertRowId }) {
  const { label, upgradeText } = useAlertRow(settings, id);
  return (
    <p>
      {label}: {upgradeText ?? "unlocked"}
    </p>
  );
}

function Open({ settings }: { settings: DeviceSettings }) {
  const limit = useSettingsField(settings, "speed_limit");
  const carrier = useSettingsField(settings, "mobile_carrier");
  const odometer = useSettingsField(settings, "odometer");
  const secondPhone = useSecondPhone(settings);
  const { value: icon, onChange } = useSettingsField(settings, "icon");
  const speed = useSettingsField(settings, "show_speed");
  const trip = useSettingsField(settings, "trip-mode");
  return (
    <>
      <AlertType settings={settings} id="trip" />
      <AlertType settings={settings} id="sos" />
      <AlertType settings={settings} id="power" />
      <button onClick={() => trip.onChange("gsensor")}>G-Sensor</button>
      <Plain label="Limit" {...limit} />
      <p>{limit.isEdited && `was ${limit.stored}`}</p>
      <Plain label="Carrier" {...carrier} />
      <p>Carriers: {useCarrierNames(settings).join(", ")}</p>
      <Plain label={`Odometer in ${odometer.unitLabel}, now ${odometer.stored}`} {...odometer} />
      <button onClick={secondPhone.add}>Second phone</button>
      <p>{secondPhone.isShown && "Both phones"}</p>
      <button onClick={() => onChange({ type: "A", number: 7 })}>
        {icon?.type} {icon?.number}
      </button>
      <button onClick={() => speed.onChange(!speed.value)}>{`Speed ${String(speed.value)}`}</button>
      <p>{useSettingsField(settings, "device_reporting_frequency_desc").value}</p>
    </>
  );
}

function Dialog() {
  const settings = useDeviceSettings({ imei: IMEI, kind: "gps", planId: "plus", unit: "MPH" });
  const { phase } = settings;
  return (
    <>
      {phase === "closed" && <button onClick={settings.open}>closed</button>}
      {phase === "open" && <button onClick={settings.submit}>open</button>}
      {phase === "open" && <Open settings={settings} />}
    </>
  );
}

async function opened(rules: string): Promise<void> {
  const page = onPage();
  cannedSettings(page, { imei: IMEI, kind: "gps", rules });
  void prefetchLookups(page.waypost);
  await render(<Dialog />, { wrapper: page.Provider });
  await screen.getByText("closed").click();
  await expect.element(screen.getByText("Up to 5 sec")).toBeVisible();
}

const shows = (text: string) =>
  expect.element(screen.getByText(text, { exact: true })).toBeVisible();

test("the documented text beside an alert names the feature that the plan lacks", async () => {
  await opened("coverage");
  await shows("SOS Alert: Upgrade your plan to enable SOS Alert !");
  await shows("Power Alert: unlocked");
  await shows("Trip Alert: unlocked");
  await screen.getByText("G-Sensor", { exact: true }).click();
  await shows("Trip Alert (Email Only): Upgrade your plan to enable G-Sensor SMS Alerts !");
});

test("a plan with every feature locks no alert and has a second phone", async () => {
  await opened("gsensor_enable,sos_button,allow_second_phone_number");
  await shows("SOS Alert: unlocked");
  await screen.getByText("G-Sensor", { exact: true }).click();
  await shows("Trip Alert: unlocked");
  await screen.getByText("Second phone").click();
  await shows("Both phones");
});

test("speeds and distances are shown in miles, and an edited one shows its previous value", async () => {
  await opened("coverage");
  await expect.element(screen.getByLabelText("Limit")).toHaveValue("62.14");
  await screen.getByLabelText("Limit").fill("50");
  await shows("was 62.14");
  await expect.element(screen.getByLabelText("Odometer in Miles, now 100.00")).toHaveValue("");
});

test("the carriers are the listed ones and the stored one", async () => {
  await opened("coverage");
  await shows("Carriers: Big Carrier, Local Carrier");
});

test("without a carrier, Save names the missing field, and every error has a text", async () => {
  await opened("coverage");
  await screen.getByLabelText("Carrier").fill("");
  await screen.getByLabelText("Limit").fill("301");
  await screen.getByLabelText(/^Odometer/).fill("far");
  await screen.getByText("open", { exact: true }).click();
  await shows("Select your mobile carrier");
  await shows("Enter a speed from 0 to 300");
  await shows("Enter the distance as a number, such as 12345.6");
});

test("icon and display options change when chosen", async () => {
  await opened("coverage");
  await screen.getByText("car 2").click();
  await shows("A 7");
  await screen.getByText("Speed false").click();
  await shows("Speed true");
});
