import type { McpServer } from "@modelcontextprotocol/server";
import { isWaypostError, type Client } from "@waypost/sdk";
import * as z from "zod";
import { customerId, email, imei, iccid } from "./arguments.ts";
import { failure, reply } from "./reply.ts";
import api from "@waypost/sdk/openapi.json" with { type: "json" };
import { accountTasks } from "@waypost/hooks/rules";

interface LookUp<Shape extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Shape;
  readonly read: (
    client: Client,
    args: z.infer<z.ZodObject<Shape>>,
    currency: string,
  ) => Promise<unknown>;
}

const lookUp = <Shape extends z.ZodRawShape>(one: LookUp<Shape>) => one;

const CATEGORIES = ["gps", "obd", "sms_pack", "eta_pack"] as const;

/** The reads that need no password, token or card digits. */
const LOOK_UPS = {
  list_prices: lookUp({
    description: "Lists the plans or packs on sale, with their ids, prices in USD and months.",
    input: { category: z.enum(CATEGORIES).describe("plans for GPS or OBD devices, or packs") },
    read: ({ lookups }, { category }, currency) =>
      lookups.servicePlans(category === "gps" ? undefined : category, { currency }),
  }),
  list_plan_features: lookUp({
    description: "Lists what each plan includes.",
    input: {},
    read: ({ lookups }) => lookups.planRules(),
  }),
  check_imei: lookUp({
    description: "Checks whether a device can be registered, and returns the reason if not.",
    input: { imei },
    read: ({ registration }, args) => registration.checkImei(args.imei),
  }),
  check_email: lookUp({
    description:
      "Checks whether an e-mail address belongs to a customer, and returns the customer's id.",
    input: { email },
    read: ({ registration }, args) => registration.checkEmail(args.email),
  }),
  check_cancellation: lookUp({
    description: "Checks whether the subscription of a device can be cancelled. Fails if not.",
    input: { imei },
    read: ({ cancellation }, args) => cancellation.validateImei(args.imei),
  }),
  list_devices: lookUp({
    description: "Lists the devices in use of a customer, with their plans.",
    input: { customer_id: customerId },
    read: ({ planUpdate }, args) => planUpdate.devices(args.customer_id),
  }),
  list_cancelled_devices: lookUp({
    description: "Lists the cancelled devices of a customer, which can be reactivated.",
    input: { customer_id: customerId },
    read: ({ reactivation }, args) => reactivation.devices(args.customer_id),
  }),
};

/** Adds a tool for each lookup. */
export function addLookUps(server: McpServer, client: Client, currency: string): void {
  for (const [name, { description, input, read }] of Object.entries(LOOK_UPS)) {
    // `lookUp` has checked the types of each entry.
    const readAny = read as LookUp<z.ZodRawShape>["read"];
    server.registerTool(
      name,
      {
        description: description.replace("USD", currency),
        inputSchema: z.strictObject(input),
        annotations: { readOnlyHint: true, openWorldHint: true },
      },
      async (args) => {
        try {
          return reply(await readAny(client, args, currency));
        } catch (error) {
          if (!isWaypostError(error)) throw error;
          return failure(`${error.kind}: ${error.displayMessage}`);
        }
      },
    );
  }
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly "x-waypost": Readonly<Record<string, unknown>>;
}

const isOperation = (entry: [string, unknown]): entry is [string, Operation] =>
  entry[0] !== "parameters";

/** Adds the tool that explains the API: a line for each call, or all details of one call. */
export function addExplain(server: McpServer): void {
  const calls = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries<unknown>(item)
      .filter(isOperation)
      .map(([method, { operationId, summary, description, ...rest }]) => ({
        call: operationId,
        request: `${method.toUpperCase()} ${path}`,
        summary,
        description,
        ...rest["x-waypost"],
      })),
  );
  server.registerTool(
    "explain",
    {
      description:
        "Explains the API: its rules and all its calls, or one call: what it charges, whether it can be undone, and how to look up its outcome.",
      inputSchema: z.strictObject({
        call: z.enum(calls.map(({ call }) => call)).optional(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ call }) => {
      if (call !== undefined) return reply(calls.find((one) => one.call === call));
      const list = calls.map((one) => `${one.call}: ${one.summary}`);
      return reply([api.info.description, ...list].join("\n"));
    },
  );
}

/** The tasks that need a card, a password or a token. Only the portal may ask for them. */
const TASKS = {
  register: "add",
  replace_card: "cardUpdate",
  reactivate: "reactivation",
  reactivate_several: "multiReactivation",
  pay_dormant_fee: "dormantMode",
  cancel_dormant_mode: "dormantCancellation",
} as const;

/** Adds the tool that links to the page of a task in the vendor's portal. */
export function addPortalLink(server: McpServer, portal: URL): void {
  server.registerTool(
    "link_to_portal",
    {
      description:
        "Returns the link to the portal's page for a task that needs a card, a password or a login. The customer completes the task there.",
      inputSchema: z.strictObject({
        task: z.enum(Object.keys(TASKS) as (keyof typeof TASKS)[]),
        customer_id: customerId.optional(),
        email: email.optional(),
        imei: imei.optional(),
        iccid: iccid.optional(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ task, ...known }) => {
      const tasks = accountTasks((name) => known[name] ?? null, { hasToken: true });
      const found = tasks.find((one) => one.task === TASKS[task]);
      if (found === undefined)
        return failure(
          "The link needs the customer's id, and for a SIM also its IMEI, ICCID and e-mail address.",
        );
      return reply(new URL(`#${found.path}`, portal).href);
    },
  );
}
