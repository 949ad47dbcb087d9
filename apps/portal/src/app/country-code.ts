import type { Config } from "./config.ts";

/** Asks the configured service for the visitor's country code; it gets no token and no cookie. */
export async function countryCode({ countryLookup }: Config): Promise<string | undefined> {
  if (countryLookup === undefined) return undefined;
  const reply = await fetch(countryLookup.url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  const body: unknown = await reply.json();
  const code = Object(body)[countryLookup.field] as unknown;
  return typeof code === "string" ? code : undefined;
}
