import { imei } from "./operations.ts";

/** The outcome of a write: it is accepted, or an error of this kind is thrown. */
export type Outcome =
  | "accepted"
  | "partial"
  | "unconfirmed"
  | "rejected"
  | "http"
  | "unknown-outcome";

/** The way in which a write reports its success, as `WriteKind` of the SDK. */
export type Kind = "status" | "open" | "registration";

export interface ReplyRow {
  /** The line of the table that decides for writes which report a status. */
  line: number;
  reply: string;
  statuses: number[];
  /** Sent as JSON, or as it is if it is a string. */
  body: unknown;
  /** One outcome for every kind of write, or one for each kind. */
  outcome: Outcome | Record<Kind, Outcome>;
}

const subscription = [{ imei_no: ` ${imei} ` }];
const otherSubscription = [{ imei_no: "350000000000009" }];
const messages = { message: "M", error: "E" };

/** The outcome for all kinds, except that a registration here has no subscription. */
const accepted = { status: "accepted", open: "accepted", registration: "unconfirmed" } as const;
const unknown = "unknown-outcome";
/** Accepted only if no reply is documented. */
const onlyOpen = { status: unknown, open: "accepted", registration: unknown } as const;
/** Refused only if no reply is documented. */
const onlyOpenRefused = { status: unknown, open: "rejected", registration: unknown } as const;
/** A success with an error. For a registration, the error may concern some of its devices. */
const besideError = { ...accepted, registration: unknown } as const;

const listedBesideError = (
  statuses: number[],
  others: Outcome | Omit<Record<Kind, Outcome>, "registration">,
): ReplyRow => ({
  line: 1,
  reply: "subscriptions beside an error",
  statuses,
  body: { status: false, ...messages, subscription },
  outcome: {
    ...(typeof others === "string" ? { status: others, open: others } : others),
    registration: "partial",
  },
});

const UNDECIDED = [202, 408, 409, 425, 499, 500, 501, 502, 503, 504, 507, 520, 524, 599];
const REFUSED = [400, 401, 402, 403, 404, 405, 410, 413, 418, 422, 423, 429, 451, 498];

/** Every line of the table that decides what a reply to a write is. */
export const replyTable: ReplyRow[] = [
  listedBesideError([200, 201, 300, ...UNDECIDED], "unknown-outcome"),
  listedBesideError(REFUSED, "http"),
  ...[
    { status: false, ...messages },
    { status: true, message: "M", subscription },
    { message: "M" },
    {},
    null,
    [],
    "",
    "<h1>Bad gateway</h1>",
  ].map((body): ReplyRow => ({
    line: 2,
    reply: `a status that leaves the outcome open, with ${JSON.stringify(body)}`,
    statuses: UNDECIDED,
    body,
    outcome: "unknown-outcome",
  })),
  ...[{ status: false, ...messages }, { status: true, message: "M", subscription }, "", "<h1>"].map(
    (body): ReplyRow => ({
      line: 3,
      reply: `a refusal by HTTP status, with ${JSON.stringify(body)}`,
      statuses: REFUSED,
      body,
      outcome: "http",
    }),
  ),
  ...[false, "false"].flatMap((status): ReplyRow[] => [
    {
      line: 4,
      reply: `a status of ${JSON.stringify(status)}`,
      statuses: [200, 201, 203],
      body: { status, ...messages },
      outcome: "rejected",
    },
    {
      line: 4,
      reply: `a status of ${JSON.stringify(status)} with an empty list of subscriptions`,
      statuses: [200],
      body: { status, ...messages, subscription: [] },
      outcome: "rejected",
    },
    {
      line: 7,
      reply: `a status of ${JSON.stringify(status)} beside subscriptions, without an error`,
      statuses: [200],
      body: { status, message: "M", subscription },
      outcome: "unknown-outcome",
    },
  ]),
  ...[true, "true"].flatMap((status): ReplyRow[] => [
    {
      line: 5,
      reply: `a status of ${JSON.stringify(status)}`,
      statuses: [200, 201, 203],
      body: { status, message: "M" },
      outcome: accepted,
    },
    {
      line: 5,
      reply: `a status of ${JSON.stringify(status)} with a subscription of another device`,
      statuses: [200],
      body: { status, message: "M", subscription: otherSubscription },
      outcome: accepted,
    },
    {
      line: 5,
      reply: `a status of ${JSON.stringify(status)} with the subscription of the device`,
      statuses: [200],
      body: { status, message: "M", subscription },
      outcome: "accepted",
    },
    {
      line: 5,
      reply: `a status of ${JSON.stringify(status)} beside an error`,
      statuses: [200],
      body: { status, ...messages },
      outcome: besideError,
    },
    {
      line: 5,
      reply: `a status and a success of ${JSON.stringify(status)}`,
      statuses: [200],
      body: { status, success: status, message: "M" },
      outcome: accepted,
    },
  ]),
  ...[null, "", " ", false, 0, [], {}, [null, ""]].map((error): ReplyRow => ({
    line: 5,
    reply: `a status of true with an error that says nothing: ${JSON.stringify(error)}`,
    statuses: [200],
    body: { status: true, message: "M", error },
    outcome: accepted,
  })),
  ...[{ code: 7 }, true, 7, ["E"], { message: "E" }].map((error): ReplyRow => ({
    line: 5,
    reply: `a status of true beside the error ${JSON.stringify(error)}`,
    statuses: [200],
    body: { status: true, message: "M", error },
    outcome: besideError,
  })),
  ...[false, "false"].flatMap((success): ReplyRow[] => [
    {
      line: 4,
      reply: `a success of ${JSON.stringify(success)}`,
      statuses: [200, 201],
      body: { success, ...messages },
      outcome: onlyOpenRefused,
    },
    {
      line: 4,
      reply: `a success of ${JSON.stringify(success)} beside a status of true`,
      statuses: [200],
      body: { status: true, success, message: "M" },
      outcome: { ...accepted, open: "rejected" },
    },
  ]),
  {
    line: 6,
    reply: "an empty body",
    statuses: [200, 201, 204, 205],
    body: "",
    outcome: onlyOpen,
  },
  ...[
    {},
    { message: "M" },
    { status: null, success: null, error: null },
    { success: true, message: "M" },
    { success: "true", error: " " },
    [],
    [{ status: true }],
  ].map((body): ReplyRow => ({
    line: 6,
    reply: `JSON that reports no failure: ${JSON.stringify(body)}`,
    statuses: [200, 201],
    body,
    outcome: onlyOpen,
  })),
  ...["null", "true", "7", '"Done"', "Done", "OK", " OK\n"].map((body): ReplyRow => ({
    line: 6,
    reply: `a plain value or word: ${body}`,
    statuses: [200, 201],
    body,
    outcome: onlyOpen,
  })),
  ...[
    messages,
    { error: "E" },
    { error: [{ code: 7 }] },
    { success: true, message: "M", error: "E" },
    { status: "failed", message: "M" },
    { status: "pending", message: "M" },
    { status: "", message: "M" },
    { success: "no", message: "M" },
    { status: 0, message: "M" },
  ].map((body): ReplyRow => ({
    line: 7,
    reply: `an error without a success, or another status: ${JSON.stringify(body)}`,
    statuses: [200, 201],
    body,
    outcome: unknown,
  })),
  {
    line: 7,
    reply: "a success of another value beside a status of true",
    statuses: [200],
    body: { status: true, success: "no", message: "M" },
    outcome: { ...accepted, open: unknown },
  },
  ...[
    "false",
    '"false"',
    '{"status":true',
    '["',
    '"Done',
    "<p>",
    "\n <!doctype html><title>Sign in</title>",
  ].map((body): ReplyRow => ({
    line: 7,
    reply: `false, truncated, or an HTML page: ${body}`,
    statuses: [200, 201],
    body,
    outcome: unknown,
  })),
  ...[{ status: true, message: "M", subscription }, { status: false, ...messages }, ""].map(
    (body): ReplyRow => ({
      line: 7,
      reply: `another HTTP status, with ${JSON.stringify(body)}`,
      statuses: [300, 301, 304, 307],
      body,
      outcome: unknown,
    }),
  ),
];
