import type { ReadScenario, TestCard } from "./scenario.ts";

const REMOVED = "[removed]";

/** Digits that could be those of a card. */
const CARD_LIKE = /\d(?:[ -]?\d){12,}/g;

const TOKEN_LIKE = /\beyJ[\w-]*\.[\w-]+(\.[\w-]*)?/g;

/** Removes what is secret from every text of a value: that of the scenario, and what looks like it. */
export function redactor({ scenario }: Pick<ReadScenario, "scenario">): <T>(value: T) => T {
  const { customer = {}, devices = {}, writes = {} } = scenario;
  const cards = [writes.card, writes.cardOnFile, writes.declinedCard];
  const secrets = [
    customer.password,
    customer.token,
    customer.email,
    writes.newCustomer?.password,
    writes.newCustomer?.email,
    ...cards.flatMap(numbersOf),
  ].filter((secret) => secret !== undefined && secret !== "");
  const imeis = new Set(Object.values(devices).flat());

  const clean = (text: string): string =>
    secrets
      .reduce<string>((rest, secret) => rest.replaceAll(String(secret), REMOVED), text)
      .replaceAll(TOKEN_LIKE, REMOVED)
      .replaceAll(CARD_LIKE, (digits) => (imeis.has(digits) ? digits : REMOVED));

  return <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
      typeof item === "string" ? clean(item) : item,
    ) as T;
}

const numbersOf = (card: TestCard | undefined) => (card ? [card.number] : []);
