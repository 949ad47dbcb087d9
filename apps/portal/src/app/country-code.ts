import type { Config } from "./config.ts";

/** Fetches the visitor's country code from the configured service, without a token or cookies. */
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
