import type { ScenarioName } from "@waypost/sandbox/scenarios";

/** An action of the reader in a view. */
export type Step =
  | readonly [does: "fill", label: string, text: string]
  | readonly [does: "choose", label: string]
  | readonly [does: "press", button: string];

/** An example of the documentation. It runs on its page and in the tests. */
export interface InPageExample {
  /** The file of its program: a script, or with `.tsx` a view, which is the default export. */
  readonly file: string;
  /** The initial state of the sandbox. Default: the seed data. */
  readonly scenario?: ScenarioName;
  /** The actions in a view. */
  readonly steps?: readonly Step[];
  /** The tables of the sandbox that it changes, in alphabetical order. */
  readonly changes: readonly string[];
  /** The texts that it prints, or shows at the end. */
  readonly shows: readonly string[];
}

const email = "returning@example.com";

/** All examples of the documentation. */
export const examples: readonly InPageExample[] = [
  { file: "sdk/first-call.ts", changes: [], shows: ['"valid": true', "GPS"] },
  {
    file: "sdk/register.ts",
    changes: ["charge", "subscription"],
    shows: ["complete", "350000000000001"],
  },
  { file: "sdk/errors.ts", changes: [], shows: ["Tell the customer:", "in-use"] },
  {
    file: "sdk/lost-reply.ts",
    scenario: "lost-reply",
    changes: ["charge", "subscription"],
    shows: ["Nobody knows yet", "350000000000001 is registered"],
  },
  { file: "sdk/tokens.ts", changes: ["charge", "subscription"], shows: ["Van"] },
  {
    file: "sdk/register-many.ts",
    scenario: "lost-reply",
    changes: ["charge", "subscription"],
    shows: ["appears-registered", "350000000000010 registered", "10 reports"],
  },
  { file: "sdk/testing.ts", changes: [], shows: ['"exists": true', "unknown-outcome"] },
  { file: "sandbox/scenario.ts", changes: [], shows: ["unknown-outcome", "buySmsPack"] },
  { file: "hooks/flow-without-react.ts", changes: [], shows: ["checking-email"] },
  { file: "hooks/forms.ts", changes: [], shows: ["email."] },
  { file: "hooks/pricing-table.tsx", changes: [], shows: ["Standard", "a month"] },
  {
    file: "hooks/device-settings.tsx",
    steps: [
      ["press", "Set up"],
      ["fill", "Speed limit", "50"],
    ],
    changes: ["charge", "subscription"],
    shows: ["was "],
  },
  {
    file: "hooks/first-hook.tsx",
    steps: [
      ["fill", "Email", email],
      ["press", "Next"],
    ],
    changes: [],
    shows: ["The next screen:"],
  },
  {
    file: "hooks/react-hook-form.tsx",
    steps: [
      ["fill", "Email", "new.customer@example.com"],
      ["press", "Review"],
      ["fill", "City", "Austin"],
      ["fill", "Card Number", "4111 1111 1111 1111"],
      ["press", "Review"],
    ],
    changes: [],
    shows: ["Total USD 16.95 billed instantly"],
  },
  {
    file: "hooks/buy-messages.tsx",
    steps: [
      ["choose", "100 SMS"],
      ["press", "Buy SMS Pack"],
      ["press", "Yes"],
    ],
    changes: ["charge", "pack_purchase"],
    shows: ["Pack purchased"],
  },
  { file: "hooks/languages.tsx", steps: [["press", "Español"]], changes: [], shows: ["Siguiente"] },
  {
    file: "ui/form.tsx",
    steps: [
      ["fill", "City", "Austin"],
      ["press", "Next"],
    ],
    changes: [],
    shows: ["Saved: Austin"],
  },
  { file: "ui/brand.tsx", steps: [["press", "Dark"]], changes: [], shows: ["Light"] },
];
