import { equal } from "./kit.ts";
import type { Check } from "./kit.ts";

/** Reads, and the ways in which they fail. */
export const readChecks: Record<string, Check> = {
  async "a read returns what the API has"({ client }) {
    const plans = await client.lookups.servicePlans();
    equal(plans.length > 0 && typeof plans[0]?.price, "number");
    equal((await client.registration.checkEmail("returning@example.com")).customer_id, 1001);
  },

  async "a read is repeated after 503"({ sdk, client, fault }) {
    await fault({ call: "listTimeZones", kind: "error-empty", status: 503 });
    const { status, attempts } = await sdk.withResponse(client.lookups.timeZones());
    equal([status, attempts], [200, 2]);
  },

  async "a read pauses as long as Retry-After asks"({ sdk, clientOf, fault }) {
    await fault({ call: "listMobileProviders", kind: "too-many", seconds: 3 });
    const waits: number[] = [];
    const client = clientOf({ wait: async (milliseconds) => void waits.push(milliseconds) });
    const { attempts } = await sdk.withResponse(client.lookups.mobileProviders());
    equal([attempts, waits], [2, [3000]]);
  },

  async "a reply that is cut off is malformed"({ client, fault, errorOf }) {
    await fault({ call: "listPlanRules", kind: "malformed" });
    equal((await errorOf(client.lookups.planRules())).kind, "malformed");
  },

  async "a 404 is http"({ client, fault, errorOf }) {
    await fault({ call: "listStates", kind: "error-json", status: 404 });
    const error = await errorOf(client.lookups.states(250));
    equal([error.kind, "status" in error && error.status], ["http", 404]);
    equal(error.requestId?.startsWith("sandbox-"), true);
  },

  async "a read without a reply in time is timeout"({ client, fault, faultsUsed, errorOf }) {
    await fault({ call: "checkImei", kind: "hang" });
    const call = client.registration.checkImei("350000000000001", { timeout: 300, retries: 0 });
    const { kind, code } = await errorOf(call);
    equal([kind, code], ["timeout", "TimeoutError"]);
    await faultsUsed();
  },

  async "AbortSignal.timeout is timeout"({ client, fault, faultsUsed, errorOf }) {
    await fault({ call: "checkImei", kind: "hang" });
    const signal = AbortSignal.timeout(300);
    equal((await errorOf(client.registration.checkImei("1", { signal }))).kind, "timeout");
    await faultsUsed();
  },

  async "an aborted signal is aborted"({ client, fault, faultsUsed, errorOf }) {
    await fault({ call: "checkImei", kind: "hang" });
    const controller = new AbortController();
    const call = errorOf(client.registration.checkImei("1", { signal: controller.signal }));
    await faultsUsed();
    controller.abort();
    equal((await call).kind, "aborted");
  },

  async "a read from a closed port is network"({ clientOf, target, errorOf }) {
    const client = clientOf({ baseUrl: target.closedUrl, retries: 0 });
    const { kind, attempts } = await errorOf(client.lookups.countries());
    equal([kind, attempts], ["network", 1]);
  },
};
