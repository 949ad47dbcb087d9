import { isCall, omit, type Deviation } from "./deviations.ts";
import { success } from "./write-bodies.ts";

type Row = readonly [name: string, deviation: () => Deviation, expected: string];
type Settings = Record<string, unknown>;

const LOAD = "GET /api/device/settings/{imei}";
const SAVE = "PUT /api/device/settings/{imei}";
const ODOMETER = "POST /api/odometer/update";
const FREE_DEVICE = "350000000000001";

/** Changes the loaded settings of the registered device. `isSaved` is true after a save. */
function alterSettings(
  change: (settings: Settings, isSaved: boolean) => Settings,
  after: string = SAVE,
): Deviation {
  let isSaved = false;
  return async (request, answer) => {
    const original = await answer();
    if (isCall(request, after) && original.status === 200) isSaved = true;
    if (!isCall(request, LOAD) || !request.url.includes(FREE_DEVICE) || original.status !== 200)
      return original;
    const { data, ...rest } = (await original.json()) as { data: { settings: Settings } };
    const settings = change({ ...data.settings }, isSaved);
    return new Response(JSON.stringify({ ...rest, data: { settings } }), original);
  };
}

/** Deviations in settings, each with the only finding that it may cause. */
export const settingsDeviations: readonly Row[] = [
  [
    "settings that are accepted but not saved",
    () => (request, answer) =>
      isCall(request, SAVE) && request.url.includes(FREE_DEVICE) ? success() : answer(),
    `settings-saved · ${SAVE}`,
  ],
  [
    "an undocumented setting that is lost",
    () =>
      alterSettings((settings, isSaved) =>
        isSaved ? omit(settings, "x_note") : { ...settings, x_note: "keep me" },
      ),
    `settings-kept · ${SAVE}`,
  ],
  [
    "another setting that changes",
    () =>
      alterSettings((settings, isSaved) => (isSaved ? { ...settings, speed_limit: 7 } : settings)),
    `settings-kept · ${SAVE}`,
  ],
  [
    "a number that is saved as a text",
    () =>
      alterSettings((settings, isSaved) =>
        isSaved ? { ...settings, speed_limit: String(settings.speed_limit) } : settings,
      ),
    `settings-types · ${SAVE}`,
  ],
  [
    "an odometer in miles",
    () =>
      alterSettings(
        (settings, isSaved) => (isSaved ? { ...settings, odometer_value: "100" } : settings),
        ODOMETER,
      ),
    `odometer-kept · ${ODOMETER}`,
  ],
];
