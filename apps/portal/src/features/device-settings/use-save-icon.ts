import { useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { iconCode } from "@waypost/hooks/rules";
import { useEffect } from "react";
import { saveIcon } from "../devices/chosen-icons.ts";

/** Saves the device's loaded or saved icon in this browser, for the account page. */
export function useSaveIcon(settings: DeviceSettings): void {
  const customerId = useSettingsField(settings, "customer_id").value;
  const imei = useSettingsField(settings, "imei").value;
  const { value: icon, isEdited } = useSettingsField(settings, "icon");
  const id = icon === null ? "" : iconCode(icon);
  const { runner } = settings;
  const isSaving = settings.phase === "saving";
  useEffect(() => {
    const keep = () => {
      if (customerId !== "" && imei !== "") saveIcon(customerId, imei, id);
    };
    if (!isEdited) keep();
    // Only an accepted save closes the dialog and runs this cleanup.
    return () => {
      if (isSaving && runner.getState().phase === "closed") keep();
    };
  }, [customerId, imei, id, isEdited, isSaving, runner]);
}
