import type { Sandbox } from "../../../packages/sandbox/src/index.ts";
import type { Page } from "playwright";
import { offers, press, pressing, says, sees, type Flow, type Step } from "./flow.ts";
import { moveOn, passTime, settle } from "./waiting.ts";

/** The outcome of the last request, as the page reports it to the customer. */
type ClaimedOutcome = "done" | "appears done" | "unknown" | "denied";

export interface Claim {
  readonly outcome: ClaimedOutcome;
  /** The consent that it refers to, counted from 0. */
  readonly consent: number;
}

/** Reads the outcome that the page reports. Returns null if it reports none. */
async function claimOf(page: Page, flow: Flow): Promise<ClaimedOutcome | null> {
  if (await flow.done(page)) return "done";
  if (await says(page, /This appears to be done\.|is in use now/)) return "appears done";
  if (await says(page, /not charged|nothing was charged|were not activated/i)) return "denied";
  if (
    await says(
      page,
      /Please do not (pay|send it) again yet|This is not confirmed yet|We could not confirm your registration/,
    )
  )
    return "unknown";
  if (await sees(page, "[data-tone=unknown]")) return "unknown";
  return (await sees(page, "[data-tone=refused]")) ? "denied" : null;
}

const CRASHED = "the crash page shows";
/** The number of repetitions of a step after which the walk counts as a loop. */
const MAX_VISITS = 6;
/** The number of times that the walk may find no step. Virtual time passes each time. */
const MAX_IDLE = 6;
/** After this time, the page may treat an unanswered request as final. */
const SETTLING_MS = 160_000;
/** The customer reads back the outcome twice before sending again. */
const READ_BACK_BUTTONS = ["Check now"];
const MAX_READ_BACKS = 2;
const ANY_ACTION = "main button:enabled, main a[href]";
/** Buttons to try when the page asks for no input. */
const BACK_BUTTONS = ["Previous", "Start over"];

/**
 * The end of a walk: the flow is done, the page reported another outcome, or the customer is stuck.
 */
type End = "done" | "reported" | { readonly stuck: string };

export interface Walk {
  readonly end: End;
  /** The number of repeated steps. */
  readonly retries: number;
  /** The number of effects that the sandbox had carried out at each consent. */
  readonly consents: readonly number[];
  readonly claims: readonly Claim[];
  /** The customer's actions and the page's messages, in order. */
  readonly path: readonly string[];
}

export const isCrashed = ({ end }: Walk): boolean =>
  typeof end === "object" && end.stuck === CRASHED;

/** Walks a flow to its end, as a customer who tries every option that the page offers. */
export async function walk(page: Page, sandbox: Sandbox, flow: Flow): Promise<Walk> {
  const visits = new Map<string, number>();
  const consents: number[] = [];
  const claims: Claim[] = [];
  const path: string[] = [];
  let [retries, idle] = [0, 0];
  const ended = (end: End): Walk => ({ end, retries, consents, claims, path });
  const retryStep = () => {
    retries += 1;
    sandbox.clearFaults();
  };
  for (;;) {
    const isReady = await settle(page, sandbox);
    if (await sees(page, "main[role=alert], h1[role=alert]")) return ended({ stuck: CRASHED });
    const outcome = await claimOf(page, flow);
    if (outcome !== null) path.push(`(${outcome})`);
    if (outcome !== null && consents.length > 0) note(claims, outcome, consents.length - 1);
    if (outcome === "done") return ended("done");
    // If the outcome cannot be read back, the refusal of a second request ends the walk.
    if (outcome === "denied" && flow.hasNoReadBack === true && consents.length > 1)
      return ended("reported");
    const step = isReady ? await nextStep(page, flow, outcome, visits) : undefined;
    if (step === undefined) {
      if (outcome === "appears done" || (outcome === "unknown" && idle > 1))
        return ended(
          (await sees(page, ANY_ACTION)) ? "reported" : { stuck: "only text, and no action" },
        );
      if (idle === MAX_IDLE) return ended({ stuck: "there is no action" });
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
    if (count > 1 || step.isRetry) retryStep();
    if (step.isConsent) consents.push(flow.carriedOut(sandbox).length);
    // A dialog may have appeared and block the step, so the page is read again.
    await step.act(page, count).catch((error: unknown) => {
      path.push(String(error).split("\n")[0] ?? "");
      return passTime(page);
    });
    await moveOn(page, sandbox, step);
  }
}

function note(claims: Claim[], outcome: ClaimedOutcome, consent: number): void {
  const last = claims.at(-1);
  if (last?.outcome !== outcome || last.consent !== consent) claims.push({ outcome, consent });
}

type Next = Step & { readonly isRetry?: true };

/** Returns the next action: read back, try again, take a step of the flow, or go back. */
async function nextStep(
  page: Page,
  flow: Flow,
  outcome: ClaimedOutcome | null,
  visits: ReadonlyMap<string, number>,
): Promise<Next | undefined> {
  if (outcome === "appears done") return undefined;
  for (const name of READ_BACK_BUTTONS) {
    if ((visits.get(name) ?? 0) < MAX_READ_BACKS && (await offers(page, name)))
      return {
        ...retrying(name),
        act: (at) => passTime(at, SETTLING_MS).then(() => press(at, name)),
      };
  }
  for (const name of ["Try again", "Send it again"])
    if (await offers(page, name)) return retrying(name);
  for (const step of flow.steps) if (await step.here(page).catch(() => false)) return step;
  for (const name of BACK_BUTTONS) if (await offers(page, name)) return retrying(name);
  return undefined;
}

const retrying = (name: string): Next => ({ ...pressing(name), isRetry: true });
