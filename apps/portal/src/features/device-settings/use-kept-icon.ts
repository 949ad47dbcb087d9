import {
  useDeviceSettingsState,
  useReadOnlySetting,
  useTrackerIcon,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import { iconCode } from "@waypost/hooks/rules";
import { useEffect } from "react";
import { keepIcon } from "../devices/chosen-icons.ts";

/** Keeps the icon of the device in this browser, as it was loaded or saved, for the account page. */
export function useKeptIcon(run: DeviceSettingsRun): void {
  const customerId = useReadOnlySetting(run, "customer_id");
  const imei = useReadOnlySetting(run, "imei");
  const { icon, isEdited } = useTrackerIcon(run);
  const id = icon === null ? "" : iconCode(icon);
  const isSaving = useDeviceSettingsState(run, ({ phase }) => phase === "saving");
  useEffect(() => {
    const keep = () => {
      if (customerId !== "" && imei !== "") keepIcon(customerId, imei, id);
    };
    if (!isEdited) keep();
    // Nothing but a save that was accepted closes the dialog meanwhile.
    return () => {
      if (isSaving && run.getState().phase === "closed") keep();
    };
  }, [customerId, imei, id, isEdited, isSaving, run]);
}
