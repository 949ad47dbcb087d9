import { equal } from "./kit.ts";
import type { Check } from "./kit.ts";

/** Each entry point can be imported and used. */
export const entryChecks: Record<string, Check> = {
  async "@waypost/sdk has the client"({ sdk }) {
    const { createClient, isWaypostError, withResponse } = sdk;
    const types = [createClient, isWaypostError, withResponse].map((each) => typeof each);
    equal(types, ["function", "function", "function"]);
  },

  async "@waypost/sdk/pure works without a network"({ pure }) {
    equal(pure.errorText({ message: "Declined", error: "No funds" }), "Declined : No funds");
    const device = { imei: "1", device_name: "Van", device_model: "", device_plan: "plus" };
    equal(pure.isRegistrationDevices([device]), true);
    equal(pure.isRegistrationDevices([]), false);
  },

  async "@waypost/sdk/fetch-once sends a read and a write"({ fetchOnce, clientOf }) {
    const { lookups, packs } = clientOf({ fetch: fetchOnce.fetchOnce() });
    const [pack] = await lookups.servicePlans("sms_pack");
    const bought = await packs.buySms({
      customer_id: 1001,
      sms_pack_id: String(pack?.service_plan_id),
      autorenew_sms_pack: false,
    });
    equal(typeof bought.message, "string");
  },

  async "@waypost/sdk/testing answers calls"({ testing, sdk, errorOf }) {
    const { client, answer, requests } = testing.createTestClient();
    equal((await client.registration.checkEmail("a@example.com")).exists, true);
    answer("lookups.countries", { status: 404 });
    equal((await errorOf(client.lookups.countries())).kind, "http");
    equal(
      requests.map(({ operation }) => operation),
      ["registration.checkEmail", "lookups.countries"],
    );
    const error = testing.createTestError("unknown-outcome", { reason: "timeout" });
    equal(sdk.isWaypostError(error, "unknown-outcome"), true);
  },
};
