import {
  fault,
  reply,
  type CustomerWriteCall,
  type Effect,
  type MagicCall,
  type MagicValue,
} from "./magic-effects.ts";

/** The writes whose reply must have a status. */
const statusWrites: readonly CustomerWriteCall[] = [
  "cancellation",
  "card update",
  "dormant cancellation",
  "dormant fee",
  "pack purchase",
  "reactivation",
];

/** The writes without a documented reply. A 2xx is a success unless its body shows a failure. */
const openWrites: readonly CustomerWriteCall[] = [
  "odometer update",
  "plan update",
  "settings save",
];

/** The writes of self-service. */
export const writes: readonly CustomerWriteCall[] = [...statusWrites, ...openWrites];

/** The reads of self-service. */
const reads: readonly MagicCall[] = [
  "card check",
  "dormant list",
  "plan list",
  "reactivation list",
  "settings load",
];

function customer(
  id: number,
  calls: readonly MagicCall[],
  [answer, effect]: readonly [answer: string, effect: Effect],
): MagicValue {
  return { value: String(id), field: "customer id", calls, answer, effect };
}

const refusal = { status: false, message: "The request was refused" };
const blocked = { ...refusal, error: "Account is blocked" };
const pending = { status: "pending", message: "The request is being processed" };

const wrapped = (key: "devices" | "result" | "data"): [string, Effect] => [
  `200 with the list under \`${key}\``,
  { kind: "wrapped", key },
];

/** Customers whose writes or reads always get the same reply. Each has devices in every state. */
export const customerValues: readonly MagicValue[] = [
  customer(901, writes, ["200 with `status: false`, a message and an error", reply(200, blocked)]),
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
  customer(907, writes, ["400 with a message and an error", reply(400, blocked)]),
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
  customer(912, statusWrites, [
    "200 with a status that is neither true nor false; nothing is done",
    reply(200, pending),
  ]),
  customer(912, openWrites, [
    "carried out; 200 with a status that is neither true nor false",
    { kind: "carried-out", body: pending },
  ]),
  customer(913, writes, [
    'carried out; 200 with the text `"true"` as status',
    { kind: "carried-out", body: { status: "true", message: "Done" } },
  ]),
  customer(914, writes, [
    "carried out; 200 with `status: true` and no message",
    { kind: "carried-out", body: { status: true } },
  ]),
  customer(915, openWrites, [
    "carried out; 200 with an empty object",
    { kind: "carried-out", body: {} },
  ]),
  customer(916, openWrites, [
    "carried out; 200 with an empty body",
    { kind: "carried-out", body: undefined },
  ]),
  customer(927, writes, [
    "carried out; 200 with `status: true` and an error",
    {
      kind: "carried-out",
      body: { status: true, message: "Done", error: "The receipt could not be sent" },
    },
  ]),
  customer(928, openWrites, [
    "200 with an error alone; nothing is done",
    reply(200, { error: "Card declined" }),
  ]),
  customer(929, openWrites, [
    "200 with `success: false` and a message",
    reply(200, { success: false, message: "The request was refused" }),
  ]),
  customer(917, ["plan list"], wrapped("devices")),
  customer(918, ["plan list"], wrapped("result")),
  customer(919, ["plan list"], wrapped("data")),
  customer(
    921,
    ["card check", "dormant list", "reactivation list"],
    ["200 with `status: false` and a message", reply(200, refusal)],
  ),
  customer(922, reads, ["500 with a message and an error", reply(500, fault)]),
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
  customer(923, ["plan list"], ["200 with no devices", reply(200, [])]),
  customer(
    923,
    ["dormant list"],
    ["200 with no devices", reply(200, { status: true, result: [] })],
  ),
  customer(923, ["card check"], ["200 with a response of null", reply(200, { response: null })]),
  {
    value: "357000000924002",
    field: "IMEI",
    calls: ["reactivation info"],
    answer: "500 with a message and an error; a cancelled device of customer 924",
    effect: reply(500, fault),
  },
  customer(925, reads, ["500 with an empty body", reply(500)]),
  customer(926, reads, ["400 with a message and an error", reply(400, blocked)]),
];

/** The customers of this table. */
export const magicCustomerIds: readonly number[] = [
  ...new Set(
    customerValues.filter(({ field }) => field === "customer id").map(({ value }) => Number(value)),
  ),
  924,
];
