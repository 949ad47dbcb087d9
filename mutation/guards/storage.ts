import type { Guard } from "./guard.ts";

/** Guards of what is kept: attempts where the storage is blocked, and secrets nowhere. */
export const STORAGE: readonly Guard[] = [
  {
    id: "S01",
    guard: "attempts that the storage refuses are in the reserve",
    off: { "../page-storage.ts": { other: "undefined" } },
  },
  {
    id: "S02",
    guard: "attempts that the storage forgets are in the reserve",
    off: { "../page-storage.ts": { isKept: "lasting !== undefined" } },
  },
  {
    id: "S03",
    guard: "a reload finds what is in the reserve",
    off: {
      "../page-storage.ts": { "draftStorage/getItem": "storage.getItem(places(key).name)" },
    },
  },
  {
    id: "S04",
    guard: "a registration whose drafts were not kept tells of its attempt",
    off: { "registration/start.ts": { untold: "null" } },
  },
  {
    id: "S05",
    guard: "saved cards, and the choice among them, are not stored",
    off: {
      "../rules/registration/without-secrets.ts": {
        SECRET_FIELDS: '$.filter((field) => !["token", "bin", "last_4"].includes(field))',
      },
      "registration/keep.ts": {
        "draftsOf/[REGISTRATION_KEYS.account]":
          "{ ...$, hasSavedCards: false, cards: state.savedCards ?? [], cardChoice: state.cardChoice }",
      },
      "registration/start.ts": {
        "start/fresh":
          '{ ...$, cardChoice: kept?.draft(REGISTRATION_KEYS.account)?.cardChoice ?? "new" }',
        "start/savedCards": "account?.cards ?? []",
      },
    },
  },
  {
    id: "S06",
    guard: "a task forgets its card when its page is put away",
    off: { "task/edits.ts": { forgetSecrets: "stay(state)" } },
  },
  {
    id: "S07",
    guard: "the registration forgets its card when its page is put away",
    off: { "registration/readiness.ts": { forgetSecrets: "{ state, effects: [] }" } },
  },
  {
    id: "S08",
    guard: "a tab sends nothing that another one has just sent",
    off: { "payment/windows.ts": { sentElsewhere: "[]" } },
  },
];
