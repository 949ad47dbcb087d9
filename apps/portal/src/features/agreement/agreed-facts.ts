import type { Translate } from "@waypost/hooks";
import type { Formats, RegistrationReceipt } from "@waypost/hooks/flows";

/** The records of the consents. That of the order is the last. */
export type Consents = RegistrationReceipt["consents"];

/** A term and its value, as a text. */
export interface AgreedFact {
  readonly term: string;
  readonly value: string;
  /**
   * True for details that are only in the file: a raw URL, or a detail that the page already
   * shows.
   */
  readonly isForFile?: boolean;
}

/** A text that was on the screen. */
export interface AgreedText {
  readonly title: string;
  readonly text: string;
}

/** Returns the consent as terms and values. `later` lists charges other than renewals. */
export function agreedFacts(
  say: Translate,
  formats: Formats,
  { consents, later, cancelUrl }: { consents: Consents; later?: string; cancelUrl: string },
): readonly AgreedFact[] {
  const order = consents.find(({ to }) => to === "order");
  if (order === undefined) return [];
  const { total, renewals, last4, shown } = order;
  const locale = order.locale ?? formats.locale;
  const renewalTexts = renewals.map((renewal) => renewalText(say, formats, renewal));
  if (later !== undefined) renewalTexts.push(later);
  const ticked = consents.flatMap((consent) => consent.ticked);
  const facts = [
    { term: say("agreed.today"), value: total === null ? "" : formats.price(total) },
    { term: say("agreed.later"), value: renewalTexts.join(" ") },
    { term: say("agreed.card"), value: cardText(say, last4, shown) },
    { term: say("agreed.at"), value: timeText(formats, order.at) },
    { term: say("agreed.language"), value: languageName(formats, locale), isForFile: true },
    { term: say("agreed.ticked"), value: ticked.map((code) => say(code)).join(" · ") },
    {
      term: say("agreed.cancel"),
      value: renewals.length === 0 ? "" : `${cancelText(say)} ${cancelUrl}`,
      isForFile: true,
    },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** Returns the texts exactly as they were shown. */
export const agreedTexts = (say: Translate, consents: Consents): readonly AgreedText[] =>
  consents.flatMap(({ to, shown }) =>
    shown === null ? [] : { title: say(TITLES[to]), text: shown },
  );

const TITLES = {
  "text-messages": "textMe.label",
  terms: "terms.title",
  order: "agreed.shown",
} as const;

/** Returns the record as a plain text file. */
export const agreedFile = (
  title: string,
  facts: readonly AgreedFact[],
  texts: readonly (AgreedText & { readonly fingerprint: string })[],
): string =>
  [
    title,
    facts.map(({ term, value }) => `${term}: ${value}`).join("\n"),
    ...texts.map((one) => [one.title, one.text, one.fingerprint].filter(Boolean).join("\n\n")),
  ].join("\n\n\n");

const renewalText = (
  say: Translate,
  { price, date }: Formats,
  { months, dollars, first }: Consents[number]["renewals"][number],
): string =>
  first === null
    ? say("task.every", { amount: price(dollars), months })
    : say("agree.renews", { money: price(dollars), months, date: date(first) });

/** After a reload, the card and the question are no longer known. */
function cardText(say: Translate, last4: string | null, shown: string | null): string {
  if (last4 !== null) return say("agreed.cardEnding", { last4 });
  return shown === null ? "" : say("agreed.onFile");
}

function timeText(formats: Formats, at: string | undefined): string {
  const time = new Date(at ?? "");
  return Number.isNaN(time.getTime()) ? "" : formats.time(time);
}

const languageName = ({ locale }: Formats, of: string): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(of) ?? of;

const cancelText = (say: Translate): string =>
  say("agree.cancel").replace("{cancellation}", say("terms.cancellationLink"));
