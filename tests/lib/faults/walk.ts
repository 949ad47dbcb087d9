import type { Sandbox } from "../../../packages/sandbox/src/index.ts";
import type { Page } from "playwright";
import { claimOf, type Claim, type Said } from "./claims.ts";
import { offers, press, pressing, sees, type Flow, type Step } from "./flow.ts";
import { moveOn, passTime, settle } from "./waiting.ts";

const CRASHED = "the crash page shows";
/** How often one step may be repeated before the walk counts as a loop. */
const MAX_VISITS = 6;
/** How often the walk may find no step to take. Virtual time passes each time. */
const MAX_IDLE = 6;
/** After this time a page may conclude something from an unanswered request. */
const SETTLING_MS = 160_000;
/** The customer looks the outcome up twice before sending again. */
const LOOKS = ["Check now"];
const MAX_LOOKS = 2;
const WAY_ON = "main button:enabled, main a[href]";
/** Buttons to try when the page asks for no input. */
const WAYS_BACK = ["Previous", "Start over"];

/**
 * How a walk ended: the flow is done, the page showed another outcome, or the customer is stuck.
 */
type End = "done" | "told" | { readonly stuck: string };

export interface Walk {
  readonly end: End;
  /** How often the customer had to repeat a step. */
  readonly retries: number;
  /** How much the sandbox had carried out at each consent. */
  readonly consents: readonly number[];
  readonly claims: readonly Claim[];
  /** The customer's actions and the page's messages, in order. */
  readonly path: readonly string[];
}

export const isCrashed = ({ end }: Walk): boolean =>
  typeof end === "object" && end.stuck === CRASHED;

/** Walks a flow to its end as a customer who tries every option that the page offers. */
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
    if (await sees(page, "main[role=alert], h1[role=alert]")) return ended({ stuck: CRASHED });
    const said = await claimOf(page, flow);
    if (said !== null) path.push(`(${said})`);
    if (said !== null && consents.length > 0) note(claims, said, consents.length - 1);
    if (said === "done") return ended("done");
    // If the outcome cannot be looked up, the server's refusal of a second request ends the walk.
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
    // A dialog may have appeared meanwhile and block the step, so the page is read again.
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

/** The customer's next action: look or try again, do what the page asks for, or go back. */
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
        ...retrying(name),
        act: (at) => passTime(at, SETTLING_MS).then(() => press(at, name)),
      };
  }
  for (const name of ["Try again", "Send it again"])
    if (await offers(page, name)) return retrying(name);
  for (const step of flow.steps) if (await step.here(page).catch(() => false)) return step;
  for (const name of WAYS_BACK) if (await offers(page, name)) return retrying(name);
  return undefined;
}

const retrying = (name: string): Next => ({ ...pressing(name), isRetry: true });
