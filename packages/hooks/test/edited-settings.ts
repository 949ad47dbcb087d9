import { GPS_DEVICE, settingsAtWork, type SettingsAtWork } from "./settings-at-work.ts";

export const codes = ({ notices }: SettingsAtWork) => notices.map(({ code }) => code);

/** An open settings dialog with one edit. */
export async function edited(
  options?: Parameters<typeof settingsAtWork>[1],
): Promise<SettingsAtWork> {
  const work = await settingsAtWork(GPS_DEVICE, options).opened();
  work.send({ type: "edit", field: "device_name", value: "Flower van" });
  return work;
}
