import { isWaypostError } from "@waypost/sdk/pure";
import type { Client } from "@waypost/sdk";
import { createImeiCheck } from "@waypost/sdk/register-many";
import { delay } from "../../delay.ts";
import type { CallSignal } from "../../platform.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { PLAN_KINDS } from "../../rules/plans/plans.ts";
import { stampedConsent } from "../../waypost.ts";
import { restoreAttempt, type Attempt } from "../checkout/attempts.ts";
import type { GivenConsent, WholeConsent } from "../checkout/consent.ts";
import { newGateKey } from "../checkout/gate-headers.ts";
import { concerns } from "../checkout/guard.ts";
import { windowsOf } from "../checkout/windows.ts";
import { isRecord, isText, listOf, orNull, recordOf } from "../engine/checks.ts";
import type { FlowLogic, Perform } from "../engine/flow.ts";
import { mapConcurrently } from "../engine/map-concurrently.ts";
import type { Ports } from "../engine/ports.ts";
import { registrationLogic } from "../registration/logic.ts";
import { FAMILY } from "../registration/state.ts";
import { transition } from "./machine.ts";
import { toDrafts } from "./start.ts";
import type { BoxCheck, BoxEffect, BoxEvent, BoxState, SavedBox } from "./state.ts";

/** The transitions and effects of a box, loaded on demand. */
export const boxLogic: FlowLogic<void, BoxState, BoxEvent, BoxEffect> = {
  transition,
  perform,
  toDrafts,
};

/** The key of a box in the storage that all windows share. */
const STORAGE_KEY = "waypost.box";

const CHECKS_AT_ONCE = 6;

/** Milliseconds after which card and code are forgotten while the run does not go on. */
const FORGETS_AFTER_MS = 600_000;

/** Milliseconds for which edits are collected before they are saved. */
const SAVE_DELAY_MS = 300;

/** Carries out the effects of a box. Those of its registration are carried out by that. */
function perform(ports: Ports): Perform<BoxEvent, BoxEffect> {
  const { client, queryClient, attempts } = ports;
  const storage = attempts.shared.sharedStorage;
  const performRegistration = registrationLogic.perform(ports);
  return async (effect, tools) => {
    const { send, signal } = tools;
    switch (effect.type) {
      // The page shows the screen of the registration itself.
      case "go":
        return;
      case "load-box":
        return send({ type: "box-loaded", saved: parseBox(await storage?.getItem(STORAGE_KEY)) });
      case "save-box":
        if (!effect.isUrgent) await delay(SAVE_DELAY_MS, signal);
        if (signal.aborted) return;
        if (effect.saved === null) await storage?.removeItem(STORAGE_KEY);
        else await storage?.setItem(STORAGE_KEY, JSON.stringify(effect.saved));
        return;
      case "load-plans":
        await Promise.all(
          PLAN_KINDS.map(async (kind) => {
            const query = servicePlansQuery(client, kind === "obd" ? kind : undefined);
            send({ type: "plans-loaded", kind, plans: await queryClient.fetchQuery(query) });
          }),
        );
        return;
      case "check-imeis":
        await checkImeis(client, effect.imeis, {
          signal,
          report: (found) => send({ type: "imeis-checked", found }),
        });
        return send({ type: "checks-over" });
      case "agree":
        return recordWhole(ports, effect.consent, (agreement) =>
          send({ type: "consent-recorded", agreement }),
        );
      case "press":
        return send({ type: "press", at: ports.now() });
      case "find-attempts":
        return send({
          type: "attempts-found",
          attempts: await findAttempts(ports, effect.subjects),
        });
      case "wait-limit":
        send({ type: "limited", until: ports.monotonicNow() + effect.milliseconds });
        await delay(effect.milliseconds, signal);
        return send({ type: "limit-over" });
      case "wait-forget":
        await delay(FORGETS_AFTER_MS, signal);
        return send({ type: "forget" });
      default:
        return performRegistration(effect, tools);
    }
  };
}

/** Checks the IMEIs, six at a time, and reports the results as they arrive. */
function checkImeis(
  client: Client,
  imeis: readonly string[],
  {
    signal,
    report,
  }: { signal: CallSignal; report: (found: readonly (readonly [string, BoxCheck])[]) => void },
): Promise<void> {
  const check = createImeiCheck(client, { signal });
  return mapConcurrently(
    { items: imeis, atOnce: CHECKS_AT_ONCE, signal },
    async (imei): Promise<BoxCheck> => {
      const found = await check(imei);
      if (isWaypostError(found))
        return { status: "failed", reason: { text: found.displayMessage } };
      if (found.valid)
        return { status: "valid", model: found.model ?? "", category: found.category };
      const status = found.reason === "in-use" ? "in-use" : "invalid";
      return { status, reason: { text: found.message } };
    },
    report,
  );
}

/**
 * Records the consent to a whole box, and reports the name by which its parts know it, also if it
 * could not be recorded, as for any other order.
 */
async function recordWhole(
  ports: Ports,
  given: GivenConsent,
  report: (agreement: WholeConsent) => void,
): Promise<void> {
  const id = newGateKey();
  const consent = { ...given, id };
  const digest = await sha256(JSON.stringify(stampedConsent(consent, "", ports)));
  try {
    await ports.recordConsent(consent);
  } finally {
    report({ id, sha256: digest });
  }
}

// Declared here, because the package compiles without the DOM library.
const { crypto, TextEncoder } = globalThis as unknown as {
  crypto: { subtle?: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } };
  TextEncoder: new () => { encode(text: string): Uint8Array };
};

async function sha256(text: string): Promise<string | null> {
  const digest = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return digest === undefined
    ? null
    : Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The requests for these subjects, from this session or from the records of all windows. If the
 * browser has none, the devices can still be checked.
 */
async function findAttempts(
  { attempts }: Ports,
  subjects: readonly string[],
): Promise<readonly Attempt[]> {
  const money = { family: FAMILY, owner: "", subjects };
  await attempts.arriving();
  const own = attempts.list().filter((one) => concerns(money, one));
  const { open } = await windowsOf(attempts).findEarlier(money);
  const found = [...own, ...open];
  const named = new Set(found.flatMap((one) => one.subjects));
  const others = subjects.filter((subject) => !named.has(subject));
  const unlisted = restoreAttempt(
    { ...money, id: "box", at: "", amount: null, last4: null, subjects: others, evidence: [] },
    "box",
  );
  return others.length === 0 ? found : [...found, unlisted];
}

const isRow = recordOf({
  id: isText,
  imei: isText,
  name: isText,
  plan: isText,
  check: recordOf({ status: isText }),
  outcome: orNull(recordOf({ status: isText, at: isText })),
});

const isBox = recordOf({ rows: listOf(isRow), email: isText, plans: isRecord });

function parseBox(text: string | null | undefined): SavedBox | null {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    return isBox(saved) ? (saved as SavedBox) : null;
  } catch {
    return null;
  }
}
