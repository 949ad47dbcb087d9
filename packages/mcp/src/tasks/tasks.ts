import { REASON_LABELS, USE_LABELS } from "@waypost/hooks/rules";
import {
  dormantActivation,
  cancellation,
  etaPack,
  planUpdate,
  smsPack,
  simTermination,
} from "@waypost/hooks/flows";
import * as z from "zod";
import { customerId, email, iccid, imei, phone, planId, freeText } from "../tools/arguments.ts";
import { prepareTask, type PreparedTask, type TaskSession } from "./prepared-task.ts";

interface TaskTool<Input extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Input;
  readonly prepare: (
    session: TaskSession,
    args: z.infer<z.ZodObject<Input>>,
  ) => Promise<PreparedTask>;
}

const tool = <Input extends z.ZodRawShape>(one: TaskTool<Input>) => one;

const enumList = <Label extends string>(labels: Readonly<Record<Label, unknown>>) =>
  z.array(z.enum(Object.keys(labels) as Label[])).min(1);

const SIM = { customer_id: customerId, imei, iccid, email };

const simOf = (args: { customer_id: string; imei: string; iccid: string; email: string }) => ({
  customerId: args.customer_id,
  imei: args.imei,
  iccid: args.iccid,
  email: args.email,
});

/** The tasks that need no secrets, because they are charged to the card on file. */
export const TASKS = {
  prepare_sms_pack: tool({
    description:
      "Prepares the purchase of an SMS pack. It is charged to the customer's card on file.",
    input: { customer_id: customerId, pack: planId, is_renewed: z.boolean() },
    prepare: (session, { customer_id, pack, is_renewed }) =>
      prepareTask(session, {
        title: `Buy an SMS pack for customer ${customer_id}`,
        flow: smsPack,
        input: { customerId: customer_id, email: null },
        entries: [{ pack, autoRenew: is_renewed }],
      }),
  }),
  prepare_eta_pack: tool({
    description:
      "Prepares the purchase of an ETA pack. It is charged to the customer's card on file.",
    input: { customer_id: customerId, pack: planId },
    prepare: (session, { customer_id, pack }) =>
      prepareTask(session, {
        title: `Buy an ETA pack for customer ${customer_id}`,
        flow: etaPack,
        input: { customerId: customer_id, email: null },
        entries: [{ pack }],
      }),
  }),
  prepare_plan_update: tool({
    description: "Prepares a plan change for a device. It is charged to the card on file.",
    input: { customer_id: customerId, imei, plan: planId },
    prepare: (session, args) =>
      prepareTask(session, {
        title: `Change the plan of device ${args.imei} of customer ${args.customer_id}`,
        flow: planUpdate,
        input: { customerId: args.customer_id },
        entries: [{ imei: args.imei }, { servicePlan: args.plan }],
      }),
  }),
  prepare_cancellation: tool({
    description: "Prepares the cancellation of a device's subscription, which cannot be undone.",
    input: {
      imei,
      email,
      first_name: freeText,
      last_name: freeText,
      phone,
      reasons: enumList(REASON_LABELS),
      uses: enumList(USE_LABELS),
      comment: freeText,
    },
    prepare: (session, { first_name, last_name, ...args }) =>
      prepareTask(session, {
        title: `Cancel the subscription of device ${args.imei}`,
        flow: cancellation,
        input: { imei: null, email: null },
        entries: [{ ...args, firstName: first_name, lastName: last_name }],
      }),
  }),
  prepare_dormant_mode: tool({
    description: "Prepares dormant mode for the SIM of a device, for a fee that its review names.",
    input: SIM,
    prepare: (session, args) =>
      prepareTask(session, {
        title: `Put the SIM of device ${args.imei} into dormant mode`,
        flow: dormantActivation,
        input: { ...simOf(args), paying: "yes" },
        entries: [{}],
      }),
  }),
  prepare_sim_termination: tool({
    description: "Prepares the termination of a device's SIM, which cannot be undone.",
    input: SIM,
    prepare: (session, args) =>
      prepareTask(session, {
        title: `Permanently terminate the SIM of device ${args.imei}`,
        flow: simTermination,
        input: { ...simOf(args), paying: "no" },
        entries: [{}],
      }),
  }),
};
