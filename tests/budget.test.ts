import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { countLines, sourceFiles } from "../tools/lib/source-files.ts";

const root = join(import.meta.dirname, "..");

/** Work that may add lines, and how many in all folders together. */
const MAY_ADD = {
  "real input": 300,
  "the hosts' part of the checkout": 320,
  "rows of the flows, published for tests": 480,
  "counting lines and exports": 180,
  "screens on a phone": 660,
  "what is said around a payment": 250,
  "what newcomers stumble over": 590,
  "documentation that runs": 150,
  "selling in other currencies and countries": 1171,
  "a box of trackers": 3240,
} as const;

/** The title of a commit, the lines that a folder may have from then on, and why they may rise. */
type Step = readonly [commit: string, lines: number, reason?: keyof typeof MAY_ADD];

/**
 * The lines that a folder may have, without tests, stories, texts and generated files. Add a step
 * after a folder has shrunk; it rises only for work that may add lines. The goal is where the steps
 * are to lead.
 */
const BUDGETS: Readonly<Record<string, { goal?: number; steps: readonly Step[] }>> = {
  "packages/hooks/src/flows/engine": {
    goal: 950,
    steps: [
      ["the first step", 1030],
      [
        "Take the phone numbers of a deployment as a rule of createWaypost",
        1054,
        "selling in other currencies and countries",
      ],
      [
        "Register a box of devices with one consent and one request after the other",
        1100,
        "a box of trackers",
      ],
    ],
  },
  "packages/hooks/src/flows/checkout": {
    goal: 2250,
    steps: [
      ["the first step", 2355],
      ["Let the checkout own its phases", 2675, "the hosts' part of the checkout"],
      [
        "Give the bank ten minutes to ask about a card, and let the customer cancel",
        2738,
        "selling in other currencies and countries",
      ],
      [
        "Register a box of devices with one consent and one request after the other",
        2770,
        "a box of trackers",
      ],
    ],
  },
  "packages/hooks/src/flows/task": {
    goal: 1250,
    steps: [
      ["the first step", 1720],
      ["Describe each screen of a task once, its type above its function", 1700],
      ["Let the checkout own its phases", 1550],
      ["Handle tasks of every shape as one inside the flow", 1440],
      [
        "Show that a device's details are loading, and name a plan that is missing",
        1452,
        "what newcomers stumble over",
      ],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        1467,
        "what newcomers stumble over",
      ],
      [
        "Take the phone numbers of a deployment as a rule of createWaypost",
        1475,
        "selling in other currencies and countries",
      ],
    ],
  },
  "packages/hooks/src/flows/registration": {
    goal: 2550,
    steps: [
      ["the first step", 3215],
      [
        "Keep a text that matches nothing, let Back ask as Escape does, and go on at a scanner's Enter",
        3240,
        "real input",
      ],
      ["Let the checkout own its phases", 3080],
      ["Merge the files of the registration's flow by subject", 3040],
      [
        "Enter the IMEIs of a link to the start page in the device rows",
        3100,
        "screens on a phone",
      ],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        3108,
        "what newcomers stumble over",
      ],
      [
        "Take the phone numbers of a deployment as a rule of createWaypost",
        3135,
        "selling in other currencies and countries",
      ],
      [
        "Register a box of devices with one consent and one request after the other",
        3150,
        "a box of trackers",
      ],
    ],
  },
  "packages/hooks/src/react": {
    goal: 3300,
    steps: [
      ["the first step", 3970],
      [
        "Let the account's hook say what is billed next and within 30 days",
        4010,
        "screens on a phone",
      ],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        4040,
        "what newcomers stumble over",
      ],
      [
        "Show only the plans that a product of the vendor's own sells",
        4062,
        "selling in other currencies and countries",
      ],
      [
        "Register a box of devices with one consent and one request after the other",
        4340,
        "a box of trackers",
      ],
    ],
  },
  "packages/hooks/src": {
    goal: 17_900,
    steps: [
      ["the first step", 19_995],
      ["Declare each field of a flow once, for one hook", 19_850],
      [
        "Publish a row for each flow, and walk it to any phase",
        20_310,
        "rows of the flows, published for tests",
      ],
      [
        "Let the account's hook say what is billed next and within 30 days",
        20_480,
        "screens on a phone",
      ],
      [
        "Show that a device's details are loading, and name a plan that is missing",
        20_489,
        "what newcomers stumble over",
      ],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        20616,
        "what newcomers stumble over",
      ],
      ["Refuse a state with an unknown part in a test", 20626, "documentation that runs"],
      [
        "Take the phone numbers of a deployment as a rule of createWaypost",
        20972,
        "selling in other currencies and countries",
      ],
      [
        "Register a box of devices with one consent and one request after the other",
        22865,
        "a box of trackers",
      ],
    ],
  },
  "packages/adapter/src": {
    steps: [
      ["the first step", 1215],
      [
        "Take the currency of all prices from the configuration",
        1236,
        "selling in other currencies and countries",
      ],
    ],
  },
  "packages/check/src": {
    steps: [
      ["the first step", 4910],
      ["Let a read of the check name the values that it needs", 4870],
      ["Describe each rule of the check beside the code that decides it", 4865],
      ["Merge small files of the check", 4825],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        5018,
        "what newcomers stumble over",
      ],
    ],
  },
  "packages/gate/src": {
    steps: [
      ["the first step", 3440],
      ["Merge small files of the gate", 3435],
      [
        "Take the currency of all prices from the configuration",
        3485,
        "selling in other currencies and countries",
      ],
    ],
  },
  "packages/mcp/src": {
    steps: [
      ["the first step", 1600],
      ["Merge small files of the MCP server", 1590],
      [
        "Take the currency of all prices from the configuration",
        1600,
        "selling in other currencies and countries",
      ],
    ],
  },
  "packages/sandbox/src": {
    steps: [
      ["the first step", 7090],
      ["Read the bodies of the sandbox by the API's description", 6650],
    ],
  },
  "packages/sdk/src": {
    steps: [
      ["the first step", 3620],
      [
        "Publish a row for each flow, and walk it to any phase",
        3630,
        "rows of the flows, published for tests",
      ],
      ["Merge small files of the SDK", 3600],
      [
        "Take the currency of all prices from the configuration",
        3665,
        "selling in other currencies and countries",
      ],
      [
        "Register a box of devices with one consent and one request after the other",
        3685,
        "a box of trackers",
      ],
    ],
  },
  "packages/ui/src": {
    steps: [
      ["the first step", 8430],
      [
        "Keep a text that matches nothing, let Back ask as Escape does, and go on at a scanner's Enter",
        8480,
        "real input",
      ],
      ["Merge small files of the components", 8425],
      [
        "Announce a toast whose text is in the window, and draw others over no control",
        8555,
        "screens on a phone",
      ],
      [
        "Describe a question by its note or text, and say what the sixth digit does",
        8570,
        "what is said around a payment",
      ],
      [
        "Say once what is sent, what it costs and what came of it",
        8704,
        "what is said around a payment",
      ],
      [
        "Show only the plans that a product of the vendor's own sells",
        8714,
        "selling in other currencies and countries",
      ],
    ],
  },
  "apps/portal/src": {
    goal: 12_400,
    steps: [
      ["the first step", 13_180],
      ["Let a browser's autofill fill in a new customer's details in one go", 13_235, "real input"],
      ["Merge files that have one reader", 13_150],
      [
        "Keep one sheet from the confirmation of an order to its outcome",
        13_410,
        "screens on a phone",
      ],
      [
        "Say once what is sent, what it costs and what came of it",
        13_511,
        "what is said around a payment",
      ],
      [
        "Show that a device's details are loading, and name a plan that is missing",
        13_514,
        "what newcomers stumble over",
      ],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        13616,
        "what newcomers stumble over",
      ],
      [
        "Take the phone numbers of a deployment as a rule of createWaypost",
        13969,
        "selling in other currencies and countries",
      ],
      ["Add a page that registers a box of devices", 14830, "a box of trackers"],
    ],
  },
  "apps/portal/server": {
    steps: [
      ["the first step", 1005],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        1030,
        "what newcomers stumble over",
      ],
      [
        "Take the phone numbers of a deployment as a rule of createWaypost",
        1038,
        "selling in other currencies and countries",
      ],
    ],
  },
  "apps/docs": { steps: [["the first step", 1930]] },
  bench: {
    steps: [
      ["the first step", 1400],
      ["Measure the page of a box with 1,000 devices", 1495, "a box of trackers"],
    ],
  },
  examples: {
    steps: [
      ["the first step", 7090],
      ["Make the React template of the blocks, with plain parts", 5850],
      [
        "Charge by PaymentIntents in the Traccar example, with cards that a SetupIntent has set up",
        6008,
        "selling in other currencies and countries",
      ],
    ],
  },
  tools: {
    steps: [
      ["the first step", 2855],
      ["Print the lines and the unused exports", 3030, "counting lines and exports"],
      ["Merge helpers with the one test or tool that uses them", 2985],
      ["Create a package in the registry only with a login", 3003, "what newcomers stumble over"],
      [
        "Ask for the prices of the kinds of devices that a scenario has",
        3041,
        "what newcomers stumble over",
      ],
      [
        "Generate stages and values of the task reference, and list the phases of the registration",
        3102,
        "documentation that runs",
      ],
      ["Compile every program of the documentation, and check its commands", 3068],
    ],
  },
};

/** Folders with more than 15 source files, and how many. These numbers only fall. */
const FILES: Readonly<Record<string, number>> = {
  "apps/portal/src/app": 53,
  "apps/portal/src/features/registration": 33,
  "apps/portal/src/features/task": 17,
  "examples/react/src/components": 21,
  "packages/gate/src": 24,
  "packages/hooks/src/flows/checkout": 19,
  "packages/hooks/src/flows/registration": 20,
  "packages/hooks/src/forms": 26,
  "packages/hooks/src/react": 19,
  "packages/sandbox/src": 41,
  "packages/sdk/src": 36,
  "tools/lib": 27,
};

const linesOf = (path: string) => countLines(join(root, path));

const linesIn = (folder: string): number =>
  sourceFiles(root, [folder]).reduce((sum, path) => sum + linesOf(path), 0);

const limits = Object.entries(BUDGETS).map(([folder, { goal, steps }]) => ({
  folder,
  most: steps.at(-1)?.[1] ?? 0,
  goal: goal === undefined ? "" : `, and is to come down to ${goal}`,
}));

test.each(limits)("$folder has at most $most lines$goal", ({ folder, most }) => {
  const lines = linesIn(folder);
  expect(lines).toBeLessThanOrEqual(most);
  // A budget that is far too large allows the folder to grow unseen.
  expect(most - lines).toBeLessThan(100);
});

test("a step rises only for work that may add lines, and not by more", () => {
  const rises = Object.values(BUDGETS).flatMap(({ steps }) =>
    steps.slice(1).map(([commit, lines, reason], at) => {
      return { commit, reason, lines: lines - (steps[at]?.[1] ?? 0) };
    }),
  );
  const up = rises.filter(({ lines }) => lines > 0);
  expect(up.filter(({ reason }) => reason === undefined)).toEqual([]);
  for (const [reason, most] of Object.entries(MAY_ADD)) {
    const added = up.filter((one) => one.reason === reason).map(({ lines }) => lines);
    expect(added.reduce((sum, lines) => sum + lines, 0)).toBeLessThanOrEqual(most);
  }
});

const SOURCES = sourceFiles(root);

test("a folder has at most 15 source files, or fewer than before", () => {
  const counts = Map.groupBy(SOURCES, dirname);
  const large = [...counts].filter(([, { length }]) => length > 15);
  expect(Object.fromEntries(large.map(([folder, { length }]) => [folder, length]))).toEqual(FILES);
});

test("nine of ten source files have at most 300 lines, and none but data more than 400", () => {
  const sizes = SOURCES.filter((name) => !DATA.has(name)).map(linesOf);
  expect(sizes.filter((lines) => lines > 300).length).toBeLessThan(sizes.length / 10);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});

const DATA: ReadonlySet<string> = new Set(["openapi/documented-calls.ts"]);
