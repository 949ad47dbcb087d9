import type { Consent } from "@waypost/hooks/flows";
import { SECRETS } from "./customer.ts";
import type { Portal } from "./kit.ts";

/** What a script of the vendor's page is told from now on. */
export async function listen({ context, page }: Portal): Promise<Consent[]> {
  const consents: Consent[] = [];
  await context.exposeFunction("keep", (consent: Consent) => void consents.push(consent));
  await page.addInitScript(() => {
    addEventListener("waypost-consent", (event) => {
      Reflect.get(window, "keep")((event as CustomEvent<unknown>).detail);
    });
  });
  return consents;
}

/** Whether no record has a secret in it, however it is written. */
export const isWithoutSecrets = (consents: readonly Consent[]): boolean => {
  const text = JSON.stringify(consents);
  const digits = text.replaceAll(/\s/g, "");
  return ![SECRETS.password, SECRETS.cardNumber, SECRETS.cvv].some(
    (secret) => text.includes(secret) || digits.includes(secret),
  );
};
