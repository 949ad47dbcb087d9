import { FAULTS } from "../../bench/repeats/faults.ts";
import { found, testCounts, tests, testsOf, type Proof } from "./proof.ts";

const LIVES = 3000;

function livesOf(output: string): string | null {
  const counts = testCounts(output);
  if (counts === null) return null;
  const { passed, failed } = counts;
  const lives = LIVES.toLocaleString("en-US");
  return `${lives} lives for each of ${passed + failed} flows, violations in ${failed} of them`;
}

/** What the browser sends again by itself, whatever the page does. */
const postsIn = (engine: string, name: string): Proof => ({
  name: `posts-${engine}`,
  claim: `In ${name}, one press is charged at most once under each of ${FAULTS.length} faults of the connection, if the API speaks HTTP/2 without 408, or sends \`Connection: close\``,
  command: `npm run measure:posts -- --engine ${engine}`,
  figure: found(/^(.*, more than one POST of a pack \/ charges: .*)$/m),
});

/** Claims about payments. */
export const MONEY: readonly Proof[] = [
  {
    name: "money",
    claim:
      "One consent sends one request for the sum that it names, and no second one leaves while the first is open, whatever customer, page, server and storage do",
    command: `RUNS=${LIVES} SEED=7 ${tests("node", "packages/hooks/src/flows/payment/money.test.ts")}`,
    figure: livesOf,
  },
  {
    name: "guards",
    claim:
      "A guard of a payment that is taken out makes this property fail, unless another one is behind it",
    command: "npm run mutate:guards",
    figure: found(/^(\d+ tried, .*)$/m),
  },
  {
    name: "sent-once",
    claim:
      "Over HTTP/2, in Chromium, no payment is charged twice, whatever closes its connection, and none that was charged is told as failed",
    command: `TESTS=all ${tests(
      "e2e",
      "apps/portal/e2e/sent-once.test.ts",
      "apps/portal/e2e/thorough/sdk-sent-once.test.ts",
    )}`,
    figure: testsOf("faults and journeys"),
  },
  postsIn("chromium", "Chromium"),
  postsIn("firefox", "Firefox"),
  postsIn("webkit", "WebKit"),
  {
    name: "writes",
    claim:
      "Over HTTP, beside what the sandbox carried out, no fault and no reply makes the SDK report falsely of any of the 14 writes",
    command: `TESTS=all ${tests("node", "packages/sdk/test/outcomes-over-http.test.ts")}`,
    figure: testsOf("outcomes"),
  },
  {
    name: "check",
    claim:
      "The check of a vendor's API names each single deviation of a server by its own finding, and invents none",
    command: `TESTS=all ${tests("node", "packages/check")}`,
    figure: testsOf("tests"),
  },
];
