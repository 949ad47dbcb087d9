import type { Sandbox } from "../../packages/sandbox/src/index.ts";
import type { Page } from "playwright";
import { claimOf, type Claim, type Said } from "./claims.ts";
import { offers, press, sees, type Flow, type Step } from "./flow.ts";
import { moveOn, passTime, settle } from "./waiting.ts";

/** How often one thing may be done before the customer counts as going in circles. */
const MAX_VISITS = 6;
/** How often there may be nothing to do. Virtual time passes each time. */
const MAX_IDLE = 6;
/** After this time a page may conclude something from an unanswered request. */
const SETTLING_MS = 160_000;
/** Looking again comes before sending again, and is worth it twice. */
const LOOKS = ["Check again", "Look again"];
const MAX_LOOKS = 2;
const WAY_ON = "main button:enabled, main a[href]";
/** The ways on where a page asks for nothing. */
const WAYS_BACK = ["Previous", "Start over"];

/** How a walk ended: the flow is done, its outcome was told otherwise, or there is no way on. */
export type End = "done" | "told" | { readonly stuck: string };

export interface Walk {
  readonly end: End;
  /** How often the customer had to do something again. */
  readonly retries: number;
  /** How much the sandbox had carried out at each consent. */
  readonly consents: readonly number[];
  readonly claims: readonly Claim[];
  /** What the customer did and was told, in order. */
  readonly path: readonly string[];
}

/** Walks a flow to its end, as a customer does who takes every way on that the page offers. */
export async function walk(page: Page, sandbox: Sandbox, flow: Flow): Promise<Walk> {
  const visits = new Map<string, number>();
  const consents: number[] = [];
  const claims: Claim[] = [];
  const path: string[] = [];
  let [retries, idle] = [0, 0];
  const ended = (end: End): Walk => ({ end, retries, consents, claims, path });
  const doAgain = () => {
    retries += 1;
    sandbox.clearFaults();
  };
  for (;;) {
    const isReady = await settle(page, sandbox);
    if (await sees(page, "main[role=alert], h1[role=alert]"))
      return ended({ stuck: "the crash page shows" });
    const said = await claimOf(page, flow);
    if (said !== null) path.push(`(${said})`);
    if (said !== null && consents.length > 0) note(claims, said, consents.length - 1);
    if (said === "done") return ended("done");
    // Where nothing can be looked up, the server's refusal of a repetition is the last word.
    if (said === "denied" && flow.isLookedUpNowhere === true && consents.length > 1)
      return ended("told");
    const step = isReady ? await nextStep(page, flow, said, visits) : undefined;
    if (step === undefined) {
      if (said === "appears done" || (said === "unknown" && idle > 1))
        return ended((await sees(page, WAY_ON)) ? "told" : { stuck: "only words, and no way on" });
      if (idle === MAX_IDLE) return ended({ stuck: "there is no way on" });
      idle += 1;
      path.push("wait");
      await passTime(page);
      continue;
    }
    idle = 0;
    const count = (visits.get(step.name) ?? 0) + 1;
    visits.set(step.name, count);
    path.push(step.name);
    if (count > MAX_VISITS) return ended({ stuck: `"${step.name}" leads nowhere` });
    if (count > 1 || step.isRetry) doAgain();
    if (step.isConsent) consents.push(flow.carriedOut(sandbox).length);
    // Something that came up meanwhile may keep it from being done; then the page is read again.
    await step.act(page, count).catch((error: unknown) => {
      path.push(String(error).split("\n")[0] ?? "");
      return passTime(page);
    });
    await moveOn(page, sandbox, step);
  }
}

function note(claims: Claim[], said: Said, consent: number): void {
  const last = claims.at(-1);
  if (last?.said !== said || last.consent !== consent) claims.push({ said, consent });
}

type Next = Step & { readonly isRetry?: true };

/** What the customer does next: look or try again, what the page asks for, or go back. */
async function nextStep(
  page: Page,
  flow: Flow,
  said: Said | null,
  visits: ReadonlyMap<string, number>,
): Promise<Next | undefined> {
  if (said === "appears done") return undefined;
  for (const name of LOOKS) {
    if ((visits.get(name) ?? 0) < MAX_LOOKS && (await offers(page, name)))
      return {
        ...pressing(name),
        act: (at) => passTime(at, SETTLING_MS).then(() => press(at, name)),
      };
  }
  if (await offers(page, "Try again")) return pressing("Try again");
  for (const step of flow.steps) if (await step.here(page).catch(() => false)) return step;
  for (const name of WAYS_BACK) if (await offers(page, name)) return pressing(name);
  return undefined;
}

const pressing = (name: string): Next => ({
  name,
  here: (page) => offers(page, name),
  act: (page) => press(page, name),
  isRetry: true,
});
