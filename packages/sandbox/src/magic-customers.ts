import type { Effect, MagicCall, MagicValue } from "./magic-values.ts";

export const fault = {
  status: false,
  message: "Internal server error",
  error: "Please try again later",
};

export function reply(status: number, body?: unknown): Effect {
  return { kind: "reply", status, body };
}

const writes = ["cancellation", "pack purchase", "reactivation"] as const;

function customer(
  id: number,
  calls: readonly MagicCall[],
  [answer, effect]: readonly [answer: string, effect: Effect],
): MagicValue {
  return { value: String(id), field: "customer id", calls, answer, effect };
}

const refusal = { status: false, message: "The request was refused" };

/** Customers whose writes, or lists, always answer the same. Each has three cancelled devices. */
export const customerValues: readonly MagicValue[] = [
  customer(901, writes, [
    "200 with `status: false`, a message and an error",
    reply(200, { ...refusal, error: "Account is blocked" }),
  ]),
  customer(902, writes, ["200 with `status: false` and a message only", reply(200, refusal)]),
  customer(903, writes, [
    "200 with `status: false` and an error only",
    reply(200, { status: false, error: "Account is blocked" }),
  ]),
  customer(904, writes, [
    "200 with `status: false` and no text at all",
    reply(200, { status: false }),
  ]),
  customer(905, writes, ["500 with a message and an error", reply(500, fault)]),
  customer(906, writes, ["500 with an empty body", reply(500)]),
  customer(907, writes, [
    "400 with a message and an error",
    reply(400, { ...refusal, error: "Account is blocked" }),
  ]),
  customer(908, writes, ["400 with an empty body", reply(400)]),
  customer(909, writes, [
    "200 with `status: false`, a message and a list of errors",
    reply(200, { ...refusal, error: ["Account is blocked", "Card is missing"] }),
  ]),
  customer(910, writes, [
    "200 with `status: false`, a message and an object as error",
    reply(200, { ...refusal, error: { code: 17, message: "Account is blocked" } }),
  ]),
  customer(911, writes, [
    '200 with the text `"false"` as status, and a message',
    reply(200, { ...refusal, status: "false" }),
  ]),
  customer(912, writes, [
    "200 with a status that is neither true nor false; nothing is done",
    reply(200, { status: "pending", message: "The request is being processed" }),
  ]),
  customer(913, writes, [
    'carried out; 200 with the text `"true"` as status',
    { kind: "carried-out", body: { status: "true", message: "Done" } },
  ]),
  customer(914, writes, [
    "carried out; 200 with `status: true` and no message",
    { kind: "carried-out", body: { status: true } },
  ]),
  customer(
    921,
    ["reactivation list"],
    [
      "200 with `status: false` and a message",
      reply(200, { status: false, message: "Devices cannot be listed" }),
    ],
  ),
  customer(922, ["reactivation list"], ["500 with a message and an error", reply(500, fault)]),
  customer(
    923,
    ["reactivation list"],
    [
      "200 with no devices",
      reply(200, {
        status: true,
        devices: [],
        user_details: { first_name: "Sample", last_name: "Customer 923" },
      }),
    ],
  ),
  {
    value: "357000000924002",
    field: "IMEI",
    calls: ["reactivation info"],
    answer: "500 with a message and an error; a cancelled device of customer 924",
    effect: reply(500, fault),
  },
];

/** The customers of this table. */
export const magicCustomerIds: readonly number[] = [
  ...customerValues
    .filter(({ field }) => field === "customer id")
    .map(({ value }) => Number(value)),
  924,
];
