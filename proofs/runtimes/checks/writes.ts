import { customer, deviceOf } from "./customer.ts";
import { equal } from "./kit.ts";
import type { Check } from "./kit.ts";

const sms = { customer_id: 1001, sms_pack_id: "sms_100", autorenew_sms_pack: false };

/** Writes, and the ways in which they fail. */
export const writeChecks: Record<string, Check> = {
  async "a registration is complete and gives the token"({ client }) {
    const result = await client.registration.register({ ...customer, devices: [deviceOf(1)] });
    equal([result.outcome, typeof result.token], ["complete", "string"]);
  },

  async "registerMany registers five devices in two requests"({ clientOf, registerMany }) {
    const sent: string[] = [];
    const client = clientOf({ onRequest: ({ operation }) => sent.push(operation) });
    const email = "fleet+owner@example.com";
    const payload = { ...customer, email, comfirm_email: email };
    const devices = [2, 3, 4, 5, 6].map(deviceOf);
    const reports = await registerMany.registerMany(client, { ...payload, devices });
    equal(
      reports.map(({ status }) => status),
      devices.map(() => "registered"),
    );
    equal(sent.filter((operation) => operation === "registration.register").length, 2);
  },

  async "device settings are loaded and saved with the token"({ clientOf, tokenOf }) {
    const token = await tokenOf(1001);
    const { deviceSettings } = clientOf({ token: async () => token });
    const settings = await deviceSettings.load("358000000000001", "gps");
    await deviceSettings.save("358000000000001", "gps", { ...settings, speed_limit: 77 });
    equal((await deviceSettings.load("358000000000001", "gps")).speed_limit, 77);
  },

  async "a refusal is rejected, with the server's words"({ client, errorOf }) {
    const error = await errorOf(client.packs.buySms({ ...sms, customer_id: 901 }));
    equal([error.kind, error.displayMessage.includes(" : ")], ["rejected", true]);
  },

  async "a lost reply is unknown-outcome, and nothing is sent again"({ clientOf, fault, errorOf }) {
    let sent = 0;
    const { packs } = clientOf({ onRequest: () => (sent += 1) });
    await fault({ call: "buySmsPack", kind: "lost" });
    const error = await errorOf(packs.buySms(sms));
    equal([error.kind, "reason" in error && error.reason], ["unknown-outcome", "network"]);
    equal(sent, 1);
  },

  async "a write to a closed port"({ clientOf, target, errorOf }) {
    const { packs } = clientOf({ baseUrl: target.closedUrl });
    const { kind } = await errorOf(packs.buySms(sms));
    equal(kind, target.tellsRefusal ? "network" : "unknown-outcome");
  },

  async "an argument that cannot be sent is bad-argument"({ client, errorOf }) {
    const error = await errorOf(client.registration.checkImei(".."));
    equal([error.kind, error.attempts], ["bad-argument", 0]);
    equal("parameter" in error && error.parameter, "imei");
  },

  async "a call without its token is no-token"({ client, errorOf }) {
    const { kind, attempts } = await errorOf(client.dormant.activated(1001));
    equal([kind, attempts], ["no-token", 0]);
  },
};
