import { ok, refused } from "./call.ts";
import type { Call } from "./call.ts";
import { customerWrite } from "./customer-write.ts";
import type { Customer } from "./database/customers.ts";
import { effectOf } from "./magic-values.ts";
import { toCustomerId } from "./payload.ts";
import { readMultiReactivation, readReactivation } from "./reactivation-payload.ts";
import { createRenewal, failure } from "./renewal.ts";
import type { RenewalParts } from "./renewal.ts";

/** The calls that list a customer's cancelled devices and put them back on paid plans. */
export function reactivation(parts: RenewalParts): Call[] {
  const { customers, cancelled, clock } = parts;
  const reactivate = createRenewal(parts);
  const write = { magicCall: "reactivation", failure, carryOut: reactivate } as const;
  return [
    {
      operation: "listReactivationDevices",
      method: "GET",
      path: "/auth/re-activation/devices/{customer_id}",
      answer({ params: { customer_id = "" } }) {
        const magic = effectOf("reactivation list", customer_id);
        if (magic?.kind === "reply") return magic;
        const customer = customers.find(toCustomerId(customer_id));
        if (!customer) return refused(200, "Unknown customer");
        const listed = cancelled.list(customer.id);
        return ok({ status: true, devices: listed, user_details: nameOf(customer) });
      },
    },
    {
      operation: "getReactivationDeviceInfo",
      method: "GET",
      path: "/auth/re-activation/device/info/{customer_id}/{imei}",
      answer({ params: { customer_id = "", imei = "" } }) {
        const magic = effectOf("reactivation info", imei);
        if (magic?.kind === "reply") return magic;
        const customer = customers.find(toCustomerId(customer_id));
        if (!customer) return refused(404, "Unknown customer");
        const found = cancelled.find(customer.id, imei);
        if (!found) return refused(404, "Device not found");
        const device = {
          imei_no: found.imei,
          imei_iccid: found.iccid,
          activated_plan_description: found.plan_description,
        };
        return ok({ device, user_details: nameOf(customer) });
      },
    },
    customerWrite({
      ...write,
      operation: "reactivate",
      path: "/auth/re-activation/device/reactivate",
      read: (body) => readReactivation(body, clock),
    }),
    customerWrite({
      ...write,
      operation: "reactivateCharge",
      path: "/auth/re-activation/charge/reactivate",
      read: (body) => readReactivation(body, clock),
    }),
    customerWrite({
      ...write,
      operation: "reactivateMany",
      path: "/auth/re-activation/multi/device/reactivate",
      read: (body) => readMultiReactivation(body, clock),
    }),
  ];
}

function nameOf({ first_name, last_name }: Customer) {
  return { first_name, last_name };
}
