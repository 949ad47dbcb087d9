import type { PhoneRule } from "../../rules/registration/phone.ts";
import type { SavedState } from "../engine/flow.ts";
import { isRecord } from "../engine/checks.ts";
import { start as startRegistration } from "../registration/start.ts";
import { toDrafts as registrationDrafts } from "../registration/to-drafts.ts";
import type { BoxForm, BoxState } from "./state.ts";

/** The storage key of the customer's details, in the drafts of the session. */
export const BOX_KEY = "waypost.box.customer";

/** A box without devices. */
export function emptyBox(phoneRule?: PhoneRule, stored: unknown = null): BoxForm {
  const drafts = isRecord(stored) ? stored : {};
  const saved = { draft: (key: string) => drafts[key] ?? null, attempts: [] };
  const { form } = startRegistration(saved, phoneRule);
  const registration = { form: { ...form, visited: true }, screen: EMAIL };
  return {
    rows: [],
    source: null,
    plans: { gps: "", obd: "" },
    lists: { gps: [], obd: [] },
    checking: null,
    registration,
    order: registration.form,
    isReady: false,
    agreement: null,
    again: [],
  };
}

const EMAIL = { phase: "email", emailFailure: null } as const;

export const startBox = (saved: SavedState | null, phoneRule?: PhoneRule): BoxState => ({
  form: emptyBox(phoneRule, saved?.draft(BOX_KEY)),
  screen: { phase: "restoring" },
});

/** The customer's details without secrets. The devices are saved for all windows of the browser. */
export function toDrafts({ form, screen }: BoxState): Readonly<Record<string, unknown>> {
  const { registration, order } = form;
  const kept = screen.phase === "run" ? order : registration.form;
  const { activation } = kept;
  return {
    [BOX_KEY]: registrationDrafts({
      form: { ...kept, repeats: [], activation: { ...activation, devices: [] } },
      screen: EMAIL,
    }),
  };
}
