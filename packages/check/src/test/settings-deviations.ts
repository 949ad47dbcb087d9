import { isCall, without, type Alter } from "./deviations.ts";
import { done } from "./write-bodies.ts";

type Row = readonly [name: string, alter: () => Alter, expected: string];
type Settings = Record<string, unknown>;

const LOAD = "GET /api/device/settings/{imei}";
const SAVE = "PUT /api/device/settings/{imei}";
const ODOMETER = "POST /api/odometer/update";
const FREE = "350000000000001";

/** Changes the settings of the device that is registered; `isSaved` once they were saved. */
function loading(
  change: (settings: Settings, isSaved: boolean) => Settings,
  after: string = SAVE,
): Alter {
  let isSaved = false;
  return async (request, answer) => {
    const own = await answer();
    if (isCall(request, after) && own.status === 200) isSaved = true;
    if (!isCall(request, LOAD) || !request.url.includes(FREE) || own.status !== 200) return own;
    const { data, ...rest } = (await own.json()) as { data: { settings: Settings } };
    const settings = change({ ...data.settings }, isSaved);
    return new Response(JSON.stringify({ ...rest, data: { settings } }), own);
  };
}

/** Single deviations of the settings, and the only finding that each may lead to. */
export const settingsDeviations: readonly Row[] = [
  [
    "settings that are accepted and not saved",
    () => (request, answer) =>
      isCall(request, SAVE) && request.url.includes(FREE) ? done() : answer(),
    `settings-saved · ${SAVE}`,
  ],
  [
    "an undocumented setting that is lost",
    () =>
      loading((settings, isSaved) =>
        isSaved ? without(settings, "x_note") : { ...settings, x_note: "keep me" },
      ),
    `settings-kept · ${SAVE}`,
  ],
  [
    "another setting that changes",
    () => loading((settings, isSaved) => (isSaved ? { ...settings, speed_limit: 7 } : settings)),
    `settings-kept · ${SAVE}`,
  ],
  [
    "a number that is saved as a text",
    () =>
      loading((settings, isSaved) =>
        isSaved ? { ...settings, speed_limit: String(settings.speed_limit) } : settings,
      ),
    `settings-types · ${SAVE}`,
  ],
  [
    "an odometer in miles",
    () =>
      loading(
        (settings, isSaved) => (isSaved ? { ...settings, odometer_value: "100" } : settings),
        ODOMETER,
      ),
    `odometer-kept · ${ODOMETER}`,
  ],
];
