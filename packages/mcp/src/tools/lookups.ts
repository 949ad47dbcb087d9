import type { McpServer } from "@modelcontextprotocol/server";
import { isWaypostError, type Client } from "@waypost/sdk";
import * as z from "zod";
import { customerId, email, imei } from "./arguments.ts";
import { failure, reply } from "./reply.ts";

interface LookUp<Shape extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Shape;
  readonly read: (client: Client, args: z.infer<z.ZodObject<Shape>>) => Promise<unknown>;
}

const lookUp = <Shape extends z.ZodRawShape>(one: LookUp<Shape>) => one;

const CATEGORIES = ["gps", "obd", "sms_pack", "eta_pack"] as const;

/** The reads that need no password, token or card digits. */
const LOOK_UPS = {
  list_prices: lookUp({
    description: "Lists the plans or packs on sale, with their ids, prices in USD and months.",
    input: { category: z.enum(CATEGORIES).describe("plans for GPS or OBD devices, or packs") },
    read: ({ lookups }, { category }) =>
      category === "gps" ? lookups.servicePlans() : lookups.servicePlans(category),
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
export function addLookUps(server: McpServer, client: Client): void {
  for (const [name, { description, input, read }] of Object.entries(LOOK_UPS)) {
    // `lookUp` has checked the types of each entry.
    const readAny = read as LookUp<z.ZodRawShape>["read"];
    server.registerTool(
      name,
      {
        description,
        inputSchema: z.strictObject(input),
        annotations: { readOnlyHint: true, openWorldHint: true },
      },
      async (args) => {
        try {
          return reply(await readAny(client, args));
        } catch (error) {
          if (!isWaypostError(error)) throw error;
          return failure(`${error.kind}: ${error.displayMessage}`);
        }
      },
    );
  }
}
