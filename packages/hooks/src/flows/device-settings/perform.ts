import type { DeviceSettings } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { missingToken } from "../../development/missing-token.ts";
import { mobileProvidersQuery, planRulesQuery } from "../../queries/lookups.ts";
import { parsePlanRules } from "../../rules/plans/plan-rules.ts";
import type { Ports } from "../engine/ports.ts";
import type { Perform } from "../engine/flow.ts";
import { sendWithKey } from "../checkout/gate-outcomes.ts";
import type {
  DeviceSettingsEffect,
  DeviceSettingsEvent,
  DeviceSettingsInput,
  LoadedSettings,
} from "./state.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

type Tools = Parameters<Perform<DeviceSettingsEvent, DeviceSettingsEffect>>[1];

/** Carries out the effects with the client. */
export const perform =
  (ports: Ports, input: DeviceSettingsInput): Perform<DeviceSettingsEvent, DeviceSettingsEffect> =>
  async (effect, tools) => {
    switch (effect.type) {
      case "notify":
        return ports.notify(effect);
      case "load":
        return load(ports, input, tools);
      case "load-lookups":
        return loadLookups(ports, input, tools);
      case "save":
        return save(ports, input, effect, tools);
      case "update-odometer":
        return updateOdometer(ports, input, effect.value, tools);
    }
  };

async function load(
  { client }: Ports,
  { imei, kind }: DeviceSettingsInput,
  { send, signal }: Tools,
): Promise<void> {
  try {
    const settings = await client.deviceSettings.load(imei, kind, { signal });
    send({ type: "loaded", settings: asFields(settings) });
  } catch (error) {
    if (process.env.NODE_ENV !== "production") missingToken(error);
    send({ type: "load-failed", text: textOf(error) });
  }
}

/** If the rules cannot be read, every feature is locked, as on an unknown plan. */
async function loadLookups(
  { client, queryClient }: Ports,
  { planId }: DeviceSettingsInput,
  { send }: Tools,
): Promise<void> {
  void queryClient.prefetchQuery(mobileProvidersQuery(client));
  const plans = await queryClient.fetchQuery(planRulesQuery(client));
  const isKnown = planId !== null && Object.hasOwn(plans, planId);
  send({ type: "rules-known", rules: parsePlanRules(isKnown ? plans[planId] : undefined) });
}

/**
 * After a save without a reply, a gate is asked. Without one the settings are loaded and
 * compared with what was sent.
 */
async function save(
  ports: Ports,
  { imei, kind }: DeviceSettingsInput,
  { settings, changed }: Extract<DeviceSettingsEffect, { type: "save" }>,
  { send, signal }: Tools,
): Promise<void> {
  const { client, attempts } = ports;
  if (attempts.shared.isOffline?.() === true) return send({ type: "save-offline" });
  const { deviceSettings } = client;
  try {
    const known = await sendWithKey(ports, signal, (options) =>
      deviceSettings.save(imei, kind, settings as unknown as DeviceSettings, options),
    );
    if (known === null || known.outcome === "accepted") return send({ type: "saved" });
    return send({ type: "save-failed", text: known.message ?? SOMETHING_WENT_WRONG });
  } catch (error) {
    const text = textOf(error);
    if (!isWaypostError(error) || error.kind !== "unknown-outcome") {
      return send({ type: "save-failed", text });
    }
    // Without a change, the device's settings cannot show whether the request was carried out.
    if (changed.length === 0) return send({ type: "save-unknown", text, found: null });
    const fresh = await deviceSettings.load(imei, kind).then(asFields, () => null);
    const isSaved = fresh !== null && changed.every((name) => fresh[name] === settings[name]);
    return send({ type: "save-unknown", text, found: isSaved ? fresh : null });
  }
}

/** Documented: a failure shows no text. The runner logs it. */
async function updateOdometer(
  ports: Ports,
  { imei, kind }: DeviceSettingsInput,
  value: string,
  { signal }: Tools,
): Promise<void> {
  const update = { imei, odometer_value: value };
  const known = await sendWithKey(ports, signal, (options) =>
    ports.client.deviceSettings.updateOdometer(kind, update, options),
  );
  if (known !== null && known.outcome !== "accepted") throw new Error("the odometer was not set");
  ports.notify({ tone: "success", code: "odometer.saved" });
}

const asFields = (settings: DeviceSettings): LoadedSettings =>
  settings as unknown as LoadedSettings;

/** Documented: the server's `message` without a prefix. */
function textOf(error: unknown): string {
  if (!isWaypostError(error)) return SOMETHING_WENT_WRONG;
  return ("serverMessage" in error ? error.serverMessage : null) ?? error.displayMessage;
}
