import { useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { iconCode } from "@waypost/hooks/rules";
import { useEffect } from "react";
import { keepIcon } from "../devices/chosen-icons.ts";

/** Keeps the icon of the device in this browser, as it was loaded or saved, for the account page. */
export function useKeptIcon(settings: DeviceSettings): void {
  const customerId = useSettingsField(settings, "customer_id").value;
  const imei = useSettingsField(settings, "imei").value;
  const { value: icon, isEdited } = useSettingsField(settings, "icon");
  const id = icon === null ? "" : iconCode(icon);
  const { runner } = settings;
  const isSaving = settings.phase === "saving";
  useEffect(() => {
    const keep = () => {
      if (customerId !== "" && imei !== "") keepIcon(customerId, imei, id);
    };
    if (!isEdited) keep();
    // Nothing but a save that was accepted closes the dialog meanwhile.
    return () => {
      if (isSaving && runner.getState().phase === "closed") keep();
    };
  }, [customerId, imei, id, isEdited, isSaving, runner]);
}
