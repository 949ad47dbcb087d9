import type { WaypostError } from "@waypost/sdk";
import { NOT_SENT } from "../checkout/send-once.ts";
import { withoutSecurityCode } from "../checkout/order.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { canonicalSubject, imeiSubject } from "../checkout/subjects.ts";
import { MAX_DEVICES } from "../../rules/registration/drafts.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import { checkout } from "../registration/checkout.ts";
import type { EventOf, RegistrationEvent, RegistrationTransition } from "../registration/events.ts";
import { transition as registrationTransition } from "../registration/machine.ts";
import type { RegistrationIn, RegistrationState } from "../registration/state.ts";
import { goToConfirm } from "../registration/steps.ts";
import { ask, forget, over, running, within } from "./ask.ts";
import { deviceOf } from "./list.ts";
import {
  isRunning,
  isWaiting,
  type BoxEventOf,
  type BoxOutcome,
  type BoxRow,
  type BoxState,
  type BoxStop,
  type BoxTransition,
} from "./state.ts";

/** Stops the run. Card and code are forgotten if it does not go on. */
const stopped = (state: BoxState, stop: BoxStop): BoxTransition =>
  show(
    state.form,
    { phase: "run", isPausing: false, stop },
    { type: "wait-forget", key: "forget" },
  );

/** Changes rows. The list stays the same if no row changes. */
function withRows(state: BoxState, edit: (row: BoxRow) => BoxRow): BoxState {
  const rows = state.form.rows.map(edit);
  const isSame = rows.every((row, at) => row === state.form.rows[at]);
  return isSame ? state : change(state, { rows }).state;
}

export const consentRecorded = (
  state: BoxState,
  { agreement }: BoxEventOf<"consent-recorded">,
): BoxTransition => chain(change(state, { agreement }), sendNext);

/** The fields of a row that are sent beside its IMEI. */
const SENT = ["device_name", "servicePlan"] as const;

/** Opens the next request, or ends the run. */
function sendNext(state: BoxState): BoxTransition {
  const { form, screen } = state;
  const { order: confirmed, rows, agreement } = form;
  if (screen.phase !== "run") return stay(state);
  const waiting = new Map(rows.filter(isWaiting).map((row) => [row.id, deviceOf(form, row)]));
  if (waiting.size === 0) return over(state);
  if (!form.isReady || screen.isPausing) return stopped(state, { reason: "paused" });
  // A row that was edited since then needs a consent of its own.
  const devices = confirmed.activation.devices
    .filter((device) => {
      const row = waiting.get(device.id);
      return row?.imei.text === device.imei.text && SENT.every((key) => row[key] === device[key]);
    })
    .slice(0, MAX_DEVICES);
  if (devices.length === 0) return stopped(state, { reason: "question" });
  const next = goToConfirm({
    ...confirmed,
    box: { partOf: agreement },
    activation: { ...confirmed.activation, devices },
  });
  // The card has expired meanwhile.
  if (next.state.screen.phase !== "reviewing") return ask(state, confirmed);
  return chain(chain(within(state, next), running), (at) =>
    change(at, {}, { type: "press", key: "press" }, { type: "cancel", key: "forget" }),
  );
}

/** Confirms a request, to which the customer has agreed as a part of the whole. */
export function press(state: BoxState, { at }: BoxEventOf<"press">): BoxTransition {
  const { registration } = state.form;
  if (state.screen.phase !== "run" || state.screen.stop !== null) return stay(state);
  const ticked = registrationTransition(registration, {
    type: "acknowledge",
    isAcknowledged: true,
  });
  const confirmed = chain(ticked, (next) => registrationTransition(next, { type: "confirm", at }));
  return afterRequest(state, confirmed, null);
}

/** Handles an event of the registration while it sends. */
export const whileSending = (state: BoxState, event: RegistrationEvent): BoxTransition =>
  afterRequest(state, registrationTransition(state.form.registration, event), event);

/** The part of a row that its request knows. */
const sent = (state: BoxState, row: BoxRow) =>
  state.form.order.activation.devices.find(({ id }) => id === row.id);

/** Stores the outcome of the request, and opens the next one unless something has to be asked. */
function afterRequest(
  before: BoxState,
  transition: RegistrationTransition,
  event: RegistrationEvent | null,
): BoxTransition {
  const earlier = before.form.registration;
  const { state: next } = transition;
  const effects = transition.effects.filter(({ type }) => type !== "consent" && type !== "notify");
  const state = within(before, { state: next, effects });
  if (next === earlier || before.screen.phase !== "run") return state;
  return chain(state, (at) => {
    switch (next.screen.phase) {
      case "reviewing":
        return asked(at, next as RegistrationIn<"reviewing">);
      case "sending":
        return stay(markSending(at, next as RegistrationIn<"sending">));
      case "reading-back":
      case "unknown":
        return unanswered(at, next as RegistrationIn<"reading-back" | "unknown">);
      case "failed":
        return refused(at, next, event);
      case "done":
        return accepted(at, next as RegistrationIn<"done">);
      default:
        return stay(at);
    }
  });
}

/** The ids of the rows of the current request. */
const idsIn = ({ form }: RegistrationState) => new Set(form.activation.devices.map(({ id }) => id));

function markSending(state: BoxState, registration: RegistrationIn<"sending">): BoxState {
  const ids = idsIn(registration);
  const { at } = registration.screen.placed.attempt;
  return withRows(state, (row) =>
    ids.has(row.id) ? { ...row, outcome: outcomeOf(state, row, { status: "sending", at }) } : row,
  );
}

const outcomeOf = (state: BoxState, row: BoxRow, outcome: BoxOutcome): BoxOutcome => {
  const device = sent(state, row);
  return { plan: device?.plan_name ?? "", amount: device?.price ?? null, ...outcome };
};

/** The rows in flight were not sent. */
const notSent = (state: BoxState): BoxState =>
  withRows(state, (row) => (row.outcome?.status === "sending" ? { ...row, outcome: null } : row));

/** The question of a request. It was answered with the whole, unless something has changed. */
function asked(state: BoxState, { screen }: RegistrationIn<"reviewing">): BoxTransition {
  const { notSent: code, priceCheck, isAcknowledged, consentTo, related } = screen.question;
  const idle = notSent(state);
  if (code === "offline") return stopped(idle, { reason: "offline" });
  if (code === "busy" || code === "unrecorded" || code === "stale")
    return stopped(idle, { reason: "not-sent", code: NOT_SENT[code] });
  const isOpen = consentTo.length + related.length > 0 && !isAcknowledged;
  const hasChanged =
    priceCheck !== null && (priceCheck.before !== null || priceCheck.asOf !== null);
  if (code !== null || isOpen || hasChanged) return stopped(idle, { reason: "question" });
  if (priceCheck?.status === "failed") return stopped(idle, { reason: "prices" });
  return stay(idle);
}

const isDone = ({ outcome }: BoxRow): boolean =>
  outcome?.status === "registered" || outcome?.status === "appears-registered";

/** A request has no reply. Rows that a lookup finds in use appear to be registered. */
function unanswered(
  state: BoxState,
  { screen }: RegistrationIn<"reading-back" | "unknown">,
): BoxTransition {
  const { asked: attempts, verdicts, isSettled } = screen.outcome;
  const found = new Map(
    attempts.flatMap(({ subjects, at }) =>
      subjects.map((subject) => [canonicalSubject(subject), { at, verdict: verdicts[subject] }]),
    ),
  );
  const marked = withRows(state, (row) => {
    const one = found.get(subjectOf(row.imei));
    if (one === undefined || isDone(row)) return row;
    const { at, verdict } = one;
    if (verdict !== "applied")
      return row.outcome?.status === "unknown"
        ? row
        : { ...row, outcome: outcomeOf(state, row, { status: "unknown", at }) };
    const outcome = { status: "appears-registered", at } as const;
    return { ...row, outcome: { ...outcomeOf(state, row, outcome), ...row.outcome, ...outcome } };
  });
  const next = notSent(marked);
  if (screen.phase === "reading-back") return stay(next);
  const isOver = [...found.values()].every(({ verdict }) => verdict === "applied");
  if (isOver && found.size > 0) return goOnAs(next, null);
  return stopped(next, { reason: "unknown", isSettled });
}

/** The request was refused. If the reason is about some of its devices, the others are sent again. */
function refused(
  state: BoxState,
  { form }: RegistrationState,
  event: RegistrationEvent | null,
): BoxTransition {
  const { text = "", inUse = [] } = form.failure ?? {};
  const error: WaypostError | null = event?.type === "refused" ? event.error : null;
  if (error?.kind === "http" && error.status === 429) {
    const milliseconds = 1000 * (error.retryAfter ?? 30);
    return chain(stopped(notSent(state), { reason: "limited", until: null }), (at) =>
      change(at, {}, { type: "wait-limit", key: "limit", milliseconds }),
    );
  }
  const said = error !== null && "serverError" in error ? error.serverError : "";
  const named = new Set(`${text} ${said}`.match(/\d{15}/g));
  const marked = withRows(state, (row) => {
    if (row.outcome?.status !== "sending") return row;
    // It may be the echo of our own request, which a browser has sent twice.
    const status = inUse.includes(row.imei) ? "in-use" : "refused";
    const isFound = status === "in-use" || named.has(row.imei);
    return isFound ? { ...row, outcome: { ...row.outcome, status, text } } : row;
  });
  const isAboutSome = marked.form.rows.some((row, at) => row !== state.form.rows[at]);
  const next = notSent(marked);
  return isAboutSome ? sendNext(next) : stopped(next, { reason: "refused", text });
}

const subjectOf = (imei: string | null) => canonicalSubject(imeiSubject(imei ?? ""));

/** The request was accepted, perhaps in part. */
function accepted(state: BoxState, { screen }: RegistrationIn<"done">): BoxTransition {
  const { devices, failedDevices, outcome, details } = screen.receipt;
  const found = new Map(devices.map((one) => [subjectOf(one.imei_no), one]));
  const text = failedDevices.join(" | ");
  // As in the registration: without a name in the text, every device without a subscription failed.
  const isNamed = state.form.rows.some(({ imei }) => text.includes(imei));
  const next = withRows(state, (row) => {
    if (row.outcome?.status !== "sending") return row;
    const device = found.get(subjectOf(row.imei));
    if (device !== undefined) {
      const plan = device.activated_plan_description ?? row.outcome.plan ?? "";
      const iccid = device.imei_iccid ?? "";
      return { ...row, outcome: { ...row.outcome, status: "registered", plan, iccid } };
    }
    const isFailed = outcome === "partly-registered" && (!isNamed || text.includes(row.imei));
    return isFailed
      ? { ...row, outcome: { ...row.outcome, status: "refused", text } }
      : { ...row, outcome: { ...row.outcome, status: "unknown" } };
  });
  return goOnAs(next, (details?.customer_id ?? null) === null ? null : true);
}

/**
 * Goes on once it is known that the customer has an account: a new customer is registered with the
 * first request. If its reply does not say so, the e-mail address is checked.
 */
function goOnAs(state: BoxState, isKnown: true | null): BoxTransition {
  const { order: confirmed } = state.form;
  const { wizard, customer } = confirmed;
  if (wizard.isKnown === true) return sendNext(state);
  if (isKnown === null)
    return change(state, {}, { type: "check-email", key: "email", email: customer.email });
  const known = {
    ...confirmed,
    wizard: { ...wizard, isKnown: true },
    customer: { ...customer, password: "", confirmPassword: "" },
  };
  const next = change(state, { order: known }).state;
  const isLeft = state.screen.phase === "run" && state.screen.isPausing;
  return state.form.isReady || isLeft ? sendNext(next) : ask(next, known);
}

/** The e-mail address of a new customer was checked after the first request. */
export function accountFound(
  state: BoxState,
  event: EventOf<"email-checked" | "email-check-failed">,
): BoxTransition {
  if (event.type === "email-checked" && event.reply.exists) return goOnAs(state, true);
  // A refused request has made no account, unless it was the echo of one that was accepted.
  const isRefused = state.form.rows.every(({ outcome }) =>
    [undefined, "refused", "in-use"].includes(outcome?.status),
  );
  return isRefused && event.type === "email-checked"
    ? ask(state, state.form.order)
    : stopped(state, { reason: "account" });
}

/** The pause of the server, or of the network, is over. */
export const resume = (state: BoxState): BoxTransition =>
  state.form.isReady ? chain(running(state), sendNext) : stopped(state, { reason: "paused" });

export const limited = (state: BoxState, { until }: BoxEventOf<"limited">): BoxTransition =>
  isStoppedBy(state, "limited") ? stopped(state, { reason: "limited", until }) : stay(state);

/** True if the run has stopped for one of these reasons. */
export const isStoppedBy = (
  { screen }: BoxState,
  ...reasons: readonly BoxStop["reason"][]
): boolean =>
  screen.phase === "run" && screen.stop !== null && reasons.includes(screen.stop.reason);

/** Goes on with the run, or asks again if something has changed or was forgotten. */
export function goOn(state: BoxState, { card }: BoxEventOf<"go-on">): BoxTransition {
  const { form, screen } = state;
  const { registration, again, isReady } = form;
  if (screen.phase !== "run" || isRunning(state)) return stay(state);
  const left = leaveUnknown(state);
  const { order: confirmed } = left.state.form;
  const isNew = confirmed.wizard.isKnown !== true;
  const mayBeNew = form.rows.some(
    ({ outcome }) => outcome !== null && outcome.status !== "refused",
  );
  if (isNew && mayBeNew && again.length === 0)
    return chain(left, (at) => goOnAs(isReady ? running(at).state : at, null));
  const { repeats, failure } = registration.form;
  const changed = { ...confirmed, repeats: bothRepeats(confirmed.repeats, repeats) };
  if (card === "other")
    return chain(left, (at) =>
      ask(at, { ...changed, failure, payment: withoutSecurityCode(confirmed.payment) }, true),
    );
  const isAsked = !isReady || screen.stop?.reason === "question" || again.length > 0;
  return chain(left, (at) => (isAsked ? ask(at, changed) : chain(running(at), sendNext)));
}

/** The attempts of both lists. Each list may have another part of the subjects of one attempt. */
function bothRepeats(one: readonly Attempt[], other: readonly Attempt[]): readonly Attempt[] {
  const byId = new Map<string, Attempt>();
  for (const attempt of [...one, ...other]) {
    const subjects = [...(byId.get(attempt.id)?.subjects ?? []), ...attempt.subjects];
    byId.set(attempt.id, { ...attempt, subjects: [...new Set(subjects)] });
  }
  return [...byId.values()];
}

/** The requests without a reply stay open: another one for the same devices repeats them. */
function leaveUnknown(state: BoxState): BoxTransition {
  const { registration, order: confirmed } = state.form;
  if (!("outcome" in registration.screen)) return stay(state);
  const { asked: attempts } = registration.screen.outcome;
  const repeats = bothRepeats(confirmed.repeats, attempts);
  return change(
    state,
    {
      order: { ...confirmed, repeats },
      registration: { form: registration.form, screen: { phase: "terms" } },
    },
    { type: "cancel", key: "read-back" },
    { type: "cancel", key: "settle" },
  );
}

/** Pauses after the current request, or at once if none is in flight. */
export function pause(state: BoxState): BoxTransition {
  const { screen, form } = state;
  if (screen.phase !== "run" || screen.stop !== null) return stay(state);
  if (form.registration.screen.phase !== "reviewing")
    return show(form, { ...screen, isPausing: true });
  return chain(stopped(state, { reason: "paused" }), (at) =>
    change(at, {}, { type: "cancel", key: "prices" }, { type: "cancel", key: "press" }),
  );
}

/** Looks up what became of the unknown devices. */
export function lookAgain(state: BoxState): BoxTransition {
  const { registration, rows } = state.form;
  if (registration.screen.phase === "unknown" && registration.screen.outcome.canReadBack)
    return whileSending(state, { type: "read-back-again" });
  const imeis = rows.filter(({ outcome }) => outcome?.status === "unknown").map(({ imei }) => imei);
  return imeis.length === 0
    ? stay(state)
    : change(state, {}, { type: "check-imeis", key: "imeis", imeis });
}

/** The browser's records of the requests whose outcome is unknown since a reload. */
export const attemptsFound = (
  state: BoxState,
  { attempts }: BoxEventOf<"attempts-found">,
): BoxTransition =>
  attempts.length === 0
    ? lookAgain(state)
    : afterRequest(state, checkout.lookUp(state.form.registration.form, attempts), null);

export const sendAgain = (
  state: BoxState,
  { id, isWanted }: BoxEventOf<"send-again">,
): BoxTransition => {
  const others = state.form.again.filter((one) => one !== id);
  const row = state.form.rows.find((one) => one.id === id);
  const isUnknown = row?.outcome?.status === "unknown";
  return change(state, { again: isWanted && isUnknown ? [...others, id] : others });
};

/** The page was left: the run ends after the request in flight. */
export const leave = (state: BoxState): BoxTransition => chain(forget(state), pause);

/** The subjects of the devices whose outcome is unknown. */
export const unknownSubjects = ({ rows }: BoxState["form"]): readonly string[] =>
  rows.filter(({ outcome }) => outcome?.status === "unknown").map(({ imei }) => imeiSubject(imei));
