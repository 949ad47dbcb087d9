import type { Guard } from "./guard.ts";

/** Guards of what is kept: attempts where the storage is blocked, and secrets nowhere. */
export const STORAGE: readonly Guard[] = [
  {
    id: "S01",
    guard: "attempts that the storage refuses are in the reserve",
    edits: [{ file: "../page-storage.ts", from: "      other.setItem(name, value);\n", to: "" }],
  },
  {
    id: "S02",
    guard: "attempts that the storage forgets are in the reserve",
    edits: [
      {
        file: "../page-storage.ts",
        from: "if (lasting?.getItem(name) === value)",
        to: "if (lasting !== undefined)",
      },
    ],
  },
  {
    id: "S03",
    guard: "a reload finds what is in the reserve",
    edits: [
      {
        file: "../page-storage.ts",
        from: "return other?.getItem(name) ?? storage.getItem(name);",
        to: "return storage.getItem(name);",
      },
    ],
  },
  {
    id: "S04",
    guard: "a registration whose drafts were not kept tells of its attempt",
    edits: [{ file: "registration/start.ts", from: "? untold(kept)", to: "? null" }],
  },
  {
    id: "S05",
    guard: "saved cards, and the choice among them, are not stored",
    edits: [
      {
        file: "../rules/registration/drafts.ts",
        from: '  "token",\n  "bin",\n  "last_4",\n] as const;',
        to: "] as const;",
      },
      {
        file: "registration/start.ts",
        from: "  hasSavedCards: savedCards?.length !== 0,\n",
        to: "  hasSavedCards: false,\n  cards: savedCards ?? [],\n  cardChoice,\n",
      },
      {
        file: "registration/start.ts",
        from: "  variant,\n}: RegistrationState) => ({",
        to: "  variant,\n  cardChoice,\n}: RegistrationState) => ({",
      },
      {
        file: "registration/start.ts",
        from: "savedCards: hasSavedCards ? null : [],",
        to: "savedCards: known.cards,",
      },
    ],
  },
  {
    id: "S06",
    guard: "a task forgets its card when its page is put away",
    edits: [
      {
        file: "task/machine.ts",
        from: '"page-left": forgetSecrets',
        to: '"page-left": (_, state) => stay(state)',
      },
    ],
  },
  {
    id: "S07",
    guard: "the registration forgets its card when its page is put away",
    edits: [
      {
        file: "registration/wizard.ts",
        from: '"page-left": forgetSecrets,',
        to: '"page-left": stay,',
      },
    ],
  },
  {
    id: "S08",
    guard: "a tab sends nothing that another one has just sent",
    edits: [
      {
        file: "payment/send-once.ts",
        from: "if (earlier !== undefined) return",
        to: "if (earlier === null) return",
      },
    ],
  },
];
