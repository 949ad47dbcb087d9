import { expect, test } from "vitest";
import { named } from "./named.ts";
import { readScenario, scenarioFromText, scenarioToText } from "./read.ts";
import { ScenarioError, type Scenario } from "./scenario.ts";

function problemsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

test.each([
  ["{", /^: The scenario is not valid JSON/],
  [[], /^: /],
  [{ clok: "2027-01-31" }, /^: .*clok/],
  [{ clock: "soon" }, /^clock: Must be an ISO 8601 date/],
  [{ route: "account" }, /^route: Must begin with a slash/],
  [{ country: "Canada" }, /^country: /],
  [{ language: "de" }, /^language: /],
  [{ seed: { devicesPerKind: -1 } }, /^seed.devicesPerKind: /],
  [{ customers: [{ email: "nobody" }] }, /^customers\[0\]\.email: Must be an e-mail address/],
  [{ customers: [{ email: "a@example.com", cards: [] }] }, /^customers\[0\]\.cards: /],
  [
    { customers: [{ email: "a@example.com", cards: [{ expiration_date: "13/2030" }] }] },
    /^customers\[0\]\.cards\[0\]\.expiration_date: Must be MM\/YYYY/,
  ],
  [{ devices: [{ imei: "35" }] }, /^devices\[0\]\.imei: Must be an IMEI of 15 digits/],
  [{ devices: [{ imei: "351000000000001", state: "gone" }] }, /^devices\[0\]\.state: /],
  [{ prices: [{ service_plan_id: "plus", price: -1 }] }, /^prices\[0\]\.price: /],
  [{ faults: [{ call: "register", kind: "explode" }] }, /^faults\[0\]: Unknown fault kind/],
  [{ faults: [{ call: "register", kind: "lost", tmes: 2 }] }, /^faults\[0\]: .*tmes/],
])("%j is refused with a message and its position", (value, expected) => {
  expect(problemsOf(() => readScenario(value))).toEqual([expect.stringMatching(expected)]);
});

const read = () => readScenario({ clock: "soon", route: "account" });

test("all problems are reported together, also in the message", () => {
  expect(problemsOf(read)).toHaveLength(2);
  expect(read).toThrow(/^The scenario cannot be used\. clock: .* route: /);
});

test("a built-in scenario is encoded as its name, and any other as JSON", () => {
  expect(scenarioToText(named["lost-reply"])).toBe("lost-reply");
  const own: Scenario = { about: "Größe 🚚", clock: "2027-01-31", faults: [], route: "/pricing" };
  const text = scenarioToText(own);
  expect(text).toBe(encodeURIComponent(text));
  expect(scenarioFromText(text)).toEqual(own);
  expect(scenarioFromText("lost-reply")).toBe(named["lost-reply"]);
});

test.each([
  ["lost-replies", /Unknown scenario "lost-replies"/],
  ["toString", /Unknown scenario "toString"/],
  ["~%", /incomplete or damaged/],
  [
    scenarioToText({ about: "A scenario in a link" }).slice(0, 12),
    /The scenario is not valid JSON/,
  ],
])("the query parameter %s is refused", (text, expected) => {
  expect(() => scenarioFromText(text)).toThrow(expected);
});
