import { useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { useEffect } from "react";
import { renameDevice } from "../devices/nicknames.ts";

/** Saves a changed name of the device in this browser, for the receipt and the account page. */
export function useSaveName(settings: DeviceSettings): void {
  const customerId = useSettingsField(settings, "customer_id").value;
  const imei = useSettingsField(settings, "imei").value;
  const { runner } = settings;
  const isSaving = settings.phase === "saving";
  useEffect(() => {
    if (!isSaving || customerId === "" || imei === "") return undefined;
    const { edits, loaded: before } = runner.getState();
    const { device_name: name } = edits;
    if (typeof name !== "string" || name === before["device_name"]) return undefined;
    return () => {
      const { phase, loaded } = runner.getState();
      // After a save without a reply, the settings that were read back contain the new name.
      const isSaved = phase === "closed" || loaded["device_name"] === name;
      if (isSaved) renameDevice(customerId, imei, name);
    };
  }, [customerId, imei, isSaving, runner]);
}
