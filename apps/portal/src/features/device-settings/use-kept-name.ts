import { useDeviceSettingsState, useReadOnlySetting, type DeviceSettingsRun } from "@waypost/hooks";
import { useEffect } from "react";
import { renameDevice } from "../devices/nicknames.ts";

/** Keeps a changed name of the device in this browser, for the receipt and the account page. */
export function useKeptName(run: DeviceSettingsRun): void {
  const customerId = useReadOnlySetting(run, "customer_id");
  const imei = useReadOnlySetting(run, "imei");
  const isSaving = useDeviceSettingsState(run, ({ phase }) => phase === "saving");
  useEffect(() => {
    if (!isSaving || customerId === "" || imei === "") return undefined;
    const { edits, loaded: before } = run.getState();
    const { device_name: name } = edits;
    if (typeof name !== "string" || name === before["device_name"]) return undefined;
    return () => {
      const { phase, loaded } = run.getState();
      // After a save without a reply, the settings that were found have the new name.
      const isSaved = phase === "closed" || loaded["device_name"] === name;
      if (isSaved) renameDevice(customerId, imei, name);
    };
  }, [customerId, imei, isSaving, run]);
}
