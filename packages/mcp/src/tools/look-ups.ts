import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { isWaypostError, type Client } from "@waypost/sdk";
import * as z from "zod";
import { customerId, email, imei } from "./arguments.ts";
import { failure, reply } from "./reply.ts";

interface LookUp<Shape extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Shape;
  readonly read: (client: Client, given: z.infer<z.ZodObject<Shape>>) => Promise<unknown>;
}

const lookUp = <Shape extends z.ZodRawShape>(one: LookUp<Shape>) => one;

const CATEGORIES = ["gps", "obd", "sms_pack", "eta_pack"] as const;

/** The reads that need neither a password nor a token nor digits of a card. */
const LOOK_UPS = {
  list_prices: lookUp({
    description: "Lists the plans or packs on sale, with their ids, prices in USD and months.",
    input: { category: z.enum(CATEGORIES).describe("plans of a kind of device, or packs") },
    read: ({ lookups }, { category }) =>
      category === "gps" ? lookups.servicePlans() : lookups.servicePlans(category),
  }),
  list_plan_features: lookUp({
    description: "Lists what each plan includes.",
    input: {},
    read: ({ lookups }) => lookups.planRules(),
  }),
  check_imei: lookUp({
    description: "Tells whether a device can be registered and, if not, why.",
    input: { imei },
    read: ({ registration }, given) => registration.checkImei(given.imei),
  }),
  check_email: lookUp({
    description: "Tells whether an e-mail address belongs to a customer, and to which.",
    input: { email },
    read: ({ registration }, given) => registration.checkEmail(given.email),
  }),
  check_cancellation: lookUp({
    description: "Tells whether the subscription of a device can be cancelled; fails if not.",
    input: { imei },
    read: ({ cancellation }, given) => cancellation.validateImei(given.imei),
  }),
  list_devices: lookUp({
    description: "Lists the devices of a customer that are in use, with their plans.",
    input: { customer_id: customerId },
    read: ({ planUpdate }, given) => planUpdate.devices(given.customer_id),
  }),
  list_cancelled_devices: lookUp({
    description: "Lists the cancelled devices of a customer, which can be reactivated.",
    input: { customer_id: customerId },
    read: ({ reactivation }, given) => reactivation.devices(given.customer_id),
  }),
};

/** Adds the tools that read. */
export function addLookUps(server: McpServer, client: Client): void {
  for (const [name, { description, input, read }] of Object.entries(LOOK_UPS)) {
    // Each row was checked against its own input.
    const readAny = read as LookUp<z.ZodRawShape>["read"];
    server.registerTool(
      name,
      {
        description,
        inputSchema: z.strictObject(input),
        annotations: { readOnlyHint: true, openWorldHint: true },
      },
      async (given) => {
        try {
          return reply(await readAny(client, given));
        } catch (error) {
          if (!isWaypostError(error)) throw error;
          return failure(`${error.kind}: ${error.displayMessage}`);
        }
      },
    );
  }
}
