/** Files whose mutants are tried, and the tests that are about them. */
export interface Group {
  /** Groups of one name count together. */
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const hooks = "packages/hooks/src";
const flows = `${hooks}/flows`;

const of = (folder: string, ...names: string[]): string[] =>
  names.map((name) => `${folder}/${name}.ts`);

/** The rules, room by room: a mutant of a constant needs all tests of its group. */
const RULES = [
  "",
  "cards/",
  "device-settings/",
  "devices/",
  "plans/",
  "registration/",
  "self-service/",
].map((room) => ({
  name: "rules",
  mutate: [
    `${hooks}/rules/${room}*.ts`,
    `!${hooks}/rules/${room}*.test.ts`,
    // These hold names and no decisions.
    ...["index", "registration/countries", "plans/default-plans"].map(
      (name) => `!${hooks}/rules/${name}.ts`,
    ),
  ],
  tests: [`${hooks}/rules/${room}*.test.ts`],
}));

export const GROUPS: readonly Group[] = [
  {
    name: "outcomes",
    mutate: of("packages/sdk/src", "outcome", "reply", "settle"),
    tests: [
      "packages/sdk/src/*.test.ts",
      "packages/sdk/test/outcomes.test.ts",
      "packages/sdk/test/faults.test.ts",
      "packages/sdk/test/replies.test.ts",
      "packages/sdk/test/registration-replies.test.ts",
      "packages/sdk/test/registration-checks.test.ts",
    ],
  },
  ...RULES,
  {
    name: "attempts",
    mutate: [
      ...of(`${flows}/payment`, "guard", "send-once", "attempts", "windows", "outcome"),
      ...of(`${flows}/engine`, "read-fresh", "draft-store"),
    ],
    tests: [
      ...["guard", "send-once", "attempts", "windows", "windows-failing", "outcome"].map(
        (name) => `${flows}/payment/${name}.test.ts`,
      ),
      ...["read-fresh", "draft-store", "runner"].map((name) => `${flows}/engine/${name}.test.ts`),
      `${flows}/task/consent.test.ts`,
      `${flows}/task/reload.test.ts`,
    ],
  },
  {
    name: "prices",
    mutate: of(`${flows}/payment`, "price-check", "read-prices"),
    tests: [
      `${flows}/payment/read-prices.test.ts`,
      ...["task", "registration"].map((folder) => `${flows}/${folder}/price-check.test.ts`),
    ],
  },
  {
    name: "tasks",
    mutate: of(
      `${flows}/task`,
      "machine",
      "attempts-changed",
      "steps",
      "edits",
      "confirm",
      "outcome",
      "args",
      "data",
      "prices",
      "prices-found",
    ),
    tests: [
      `${flows}/{task,packs,cancellation,card-update,plan-update}/*.test.ts`,
      // All but the one with many devices, which would take seconds for each mutant.
      ...["details", "multi-reactivation", "reactivation", "read-back"].map(
        (name) => `${flows}/reactivation/${name}.test.ts`,
      ),
    ],
  },
  {
    name: "registration",
    mutate: of(
      `${flows}/registration`,
      "confirm",
      "prices",
      "price-handlers",
      "outcome",
      "read-back",
      "logic",
    ),
    tests: [
      ...[
        "registration",
        "confirm",
        "another-card",
        "price-check",
        "accepted",
        "after-success",
        "late-answers",
        "outcome",
        "unknown-outcome",
        "server-words",
        "settling",
        "start",
        "start-over",
        "returning-customer",
        "time-zone",
        "calls",
        "variant",
        "windows",
      ].map((name) => `${flows}/registration/${name}.test.ts`),
      `${flows}/payment/consent.test.ts`,
    ],
  },
];
