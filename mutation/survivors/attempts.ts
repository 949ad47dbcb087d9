import type { Survivor } from "./survivor.ts";

export const ATTEMPTS: readonly Survivor[] = [
  {
    file: "packages/hooks/src/flows/payment/attempts.ts",
    code: "publish(accepted === undefined ? { attempts } : { attempts, accepted });",
    becomes: "false",
    reason: "A field that is undefined reads as one that is missing.",
  },
  {
    file: "packages/hooks/src/flows/engine/draft-store.ts",
    code: "const later = keys",
    becomes: "keys",
    reason: "The filter saves work: what the storage holds already is not written either way.",
  },
  {
    file: "packages/hooks/src/flows/engine/draft-store.ts",
    code: ".filter((key) => !values.has(key) || values.get(key) !== short[key])",
    reason: "Saves work: what the storage holds already is not written either way.",
  },
  {
    file: "packages/hooks/src/flows/engine/draft-store.ts",
    code: "values.set(key, value);",
    becomes: ";",
    reason: "Saves work: what the storage holds already is not written either way.",
  },
  {
    file: "packages/hooks/src/flows/payment/sent-records.ts",
    code: 'export const SENT_KEY = "waypost.sent";',
    reason: "Any key serves, as long as all windows use the same.",
  },
  {
    file: "packages/hooks/src/flows/payment/sent-records.ts",
    code: 'timeToSettle({ ...record, origin: "other-window" }, clock, record.writeTimeout) > 0;',
    becomes: '""',
    reason: "Only requests of the page itself are told apart by their origin.",
  },
];
