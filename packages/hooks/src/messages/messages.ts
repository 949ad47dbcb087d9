import type { account } from "./en/account.ts";
import type { cancellation } from "./en/cancellation.ts";
import type { card } from "./en/card.ts";
import type { cardUpdate } from "./en/card-update.ts";
import type { common } from "./en/common.ts";
import type { customer } from "./en/customer.ts";
import type { confirm } from "./en/confirm.ts";
import type { devices } from "./en/devices.ts";
import type { dormant } from "./en/dormant.ts";
import type { icons } from "./en/icons.ts";
import type { packs } from "./en/packs.ts";
import type { payment } from "./en/payment.ts";
import type { phoneConsent } from "./en/phone-consent.ts";
import type { plans } from "./en/plans.ts";
import type { planUpdate } from "./en/plan-update.ts";
import type { pricing } from "./en/pricing.ts";
import type { reactivation } from "./en/reactivation.ts";
import type { registration } from "./en/registration.ts";
import type { settings } from "./en/settings.ts";
import type { settingsDialog } from "./en/settings-dialog.ts";
import type { summary } from "./en/summary.ts";
import type { task } from "./en/task.ts";
import type { terms } from "./en/terms.ts";

type English = typeof account &
  typeof cancellation &
  typeof card &
  typeof cardUpdate &
  typeof common &
  typeof confirm &
  typeof customer &
  typeof devices &
  typeof dormant &
  typeof icons &
  typeof packs &
  typeof payment &
  typeof phoneConsent &
  typeof plans &
  typeof planUpdate &
  typeof pricing &
  typeof reactivation &
  typeof registration &
  typeof summary &
  typeof settings &
  typeof settingsDialog &
  typeof task &
  typeof terms;

type Widened<Text> = Text extends (params: infer Params) => string
  ? (params: Params) => string
  : string;

/** Every text that users read, by code: a string, or a function of the values in it. */
export type Messages = { readonly [Code in keyof English]: Widened<English[Code]> };

export type MessageCode = keyof Messages;

/** The codes of texts without parameters, which rules and forms return. */
export type PlainCode = {
  [Code in MessageCode]: Messages[Code] extends string ? Code : never;
}[MessageCode];

/** The parameters of a text: none, or one object. */
export type MessageParams<Code extends MessageCode> = [Code] extends [PlainCode]
  ? []
  : [params: Parameters<Extract<Messages[Code], (params: never) => string>>[0]];

/**
 * The text of a code. If a catalogue has the texts of some areas only, its type allows only their
 * codes. If a code is missing at runtime, the code itself is returned.
 */
export function message<
  Catalogue extends Partial<Messages>,
  Code extends keyof Catalogue & MessageCode,
>(catalogue: Catalogue, code: Code, ...params: MessageParams<Code>): string;
export function message(
  catalogue: Readonly<Record<string, string | ((params: unknown) => string) | undefined>>,
  code: string,
  params?: unknown,
): string {
  const text = (Object.hasOwn(catalogue, code) ? catalogue[code] : undefined) ?? code;
  return typeof text === "string" ? text : text(params);
}

/** The text before and after a placeholder: splitAtPlaceholder("Write to {email}.", "{email}"). */
export function splitAtPlaceholder(
  text: string,
  placeholder: string,
): { before: string; after: string } {
  const [before = "", ...rest] = text.split(placeholder);
  return { before, after: rest.join(placeholder) };
}
