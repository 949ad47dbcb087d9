import { imei } from "./operations.ts";

/** What a caller is told about a write: it is accepted, or an error of this kind is thrown. */
export type Told = "accepted" | "partial" | "unconfirmed" | "rejected" | "http" | "unknown-outcome";

/** How a write reports its success; see the table. */
export type Kind = "status" | "open" | "registration";

export interface ReplyRow {
  /** The line of the table that decides for writes which report a status. */
  line: number;
  reply: string;
  statuses: number[];
  /** Sent as JSON, or as it is if it is a string. */
  body: unknown;
  /** One value for every kind of write, or one for each of them. */
  told: Told | Record<Kind, Told>;
}

const subscription = [{ imei_no: ` ${imei} ` }];
const otherSubscription = [{ imei_no: "350000000000009" }];
const words = { message: "M", error: "E" };

/** The same for all kinds except an accepted registration, which has no subscription here. */
const accepted = { status: "accepted", open: "accepted", registration: "unconfirmed" } as const;
/** Accepted only where no status is documented. */
const onlyOpen = {
  status: "unknown-outcome",
  open: "accepted",
  registration: "unknown-outcome",
} as const;

const listedBesideError = (
  statuses: number[],
  others: Told | Omit<Record<Kind, Told>, "registration">,
): ReplyRow => ({
  line: 1,
  reply: "subscriptions beside an error",
  statuses,
  body: { status: false, ...words, subscription },
  told: {
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
    { status: false, ...words },
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
    told: "unknown-outcome",
  })),
  ...[{ status: false, ...words }, { status: true, message: "M", subscription }, "", "<h1>"].map(
    (body): ReplyRow => ({
      line: 3,
      reply: `a refusal by HTTP status, with ${JSON.stringify(body)}`,
      statuses: REFUSED,
      body,
      told: "http",
    }),
  ),
  ...[false, "false"].flatMap((status): ReplyRow[] => [
    {
      line: 4,
      reply: `a status of ${JSON.stringify(status)}`,
      statuses: [200, 201, 203],
      body: { status, ...words },
      told: "rejected",
    },
    {
      line: 4,
      reply: `a status of ${JSON.stringify(status)} with an empty list of subscriptions`,
      statuses: [200],
      body: { status, ...words, subscription: [] },
      told: "rejected",
    },
    {
      line: 7,
      reply: `a status of ${JSON.stringify(status)} beside subscriptions, without an error`,
      statuses: [200],
      body: { status, message: "M", subscription },
      told: "unknown-outcome",
    },
  ]),
  {
    line: 5,
    reply: "an empty body",
    statuses: [200, 201, 204, 205],
    body: "",
    told: onlyOpen,
  },
  ...[{}, { message: "M" }, { status: "pending", message: "M" }, { status: null }, words].map(
    (body): ReplyRow => ({
      line: 5,
      reply: `an object that reports neither success nor failure: ${JSON.stringify(body)}`,
      statuses: [200, 201],
      body,
      told: onlyOpen,
    }),
  ),
  ...[true, "true"].flatMap((status): ReplyRow[] => [
    {
      line: 6,
      reply: `a status of ${JSON.stringify(status)}`,
      statuses: [200, 201, 203],
      body: { status, message: "M" },
      told: accepted,
    },
    {
      line: 6,
      reply: `a status of ${JSON.stringify(status)} with a subscription of another device`,
      statuses: [200],
      body: { status, message: "M", subscription: otherSubscription },
      told: accepted,
    },
    {
      line: 6,
      reply: `a status of ${JSON.stringify(status)} with the subscription of the device`,
      statuses: [200],
      body: { status, message: "M", subscription },
      told: "accepted",
    },
    {
      line: 7,
      reply: `a status of ${JSON.stringify(status)} beside an error`,
      statuses: [200],
      body: { status, ...words },
      told: onlyOpen,
    },
  ]),
  ...[null, "", " ", false, 0, [], {}, [null, ""]].map((error): ReplyRow => ({
    line: 6,
    reply: `a status of true with an error that says nothing: ${JSON.stringify(error)}`,
    statuses: [200],
    body: { status: true, message: "M", error },
    told: accepted,
  })),
  ...[{ code: 7 }, true, 7, ["E"], { message: "E" }].map((error): ReplyRow => ({
    line: 7,
    reply: `a status of true beside the error ${JSON.stringify(error)}`,
    statuses: [200],
    body: { status: true, message: "M", error },
    told: onlyOpen,
  })),
  ...[
    "null",
    "true",
    "7",
    '"Done"',
    "[]",
    '[{"status":true}]',
    "Done",
    '{"status":true',
    "<p>",
  ].map((body): ReplyRow => ({
    line: 7,
    reply: `not a JSON object: ${body}`,
    statuses: [200, 201],
    body,
    told: "unknown-outcome",
  })),
  ...[{ status: true, message: "M", subscription }, { status: false, ...words }, ""].map(
    (body): ReplyRow => ({
      line: 7,
      reply: `another HTTP status, with ${JSON.stringify(body)}`,
      statuses: [300, 301, 304, 307],
      body,
      told: "unknown-outcome",
    }),
  ),
];
