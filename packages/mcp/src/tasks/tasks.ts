import { REASON_LABELS, USE_LABELS } from "@waypost/hooks/rules";
import {
  activateDormant,
  cancellation,
  etaPack,
  planUpdate,
  smsPack,
  terminateSim,
} from "@waypost/hooks/flows";
import * as z from "zod";
import { customerId, email, iccid, imei, phone, planId, words } from "../tools/arguments.ts";
import { prepareTask, type PreparedTask, type TaskSession } from "./prepared-task.ts";

interface TaskTool<Input extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Input;
  readonly prepare: (
    session: TaskSession,
    given: z.infer<z.ZodObject<Input>>,
  ) => Promise<PreparedTask>;
}

const tool = <Input extends z.ZodRawShape>(one: TaskTool<Input>) => one;

const labels = <Label extends string>(of: Readonly<Record<Label, unknown>>) =>
  z.array(z.enum(Object.keys(of) as Label[])).min(1);

const SIM = { customer_id: customerId, imei, iccid, email };

const simOf = (given: { customer_id: string; imei: string; iccid: string; email: string }) => ({
  customerId: given.customer_id,
  imei: given.imei,
  iccid: given.iccid,
  email: given.email,
});

/** The tasks that need nothing secret: what they cost is charged to the card on file. */
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
        entries: [{ pack, isRenewed: is_renewed }],
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
    description: "Prepares moving a device to another plan. It is charged to the card on file.",
    input: { customer_id: customerId, imei, plan: planId },
    prepare: (session, given) =>
      prepareTask(session, {
        title: `Change the plan of device ${given.imei} of customer ${given.customer_id}`,
        flow: planUpdate,
        input: { customerId: given.customer_id },
        entries: [{ imei: given.imei }, { servicePlan: given.plan }],
      }),
  }),
  prepare_cancellation: tool({
    description: "Prepares the cancellation of a device's subscription, which cannot be undone.",
    input: {
      imei,
      email,
      first_name: words,
      last_name: words,
      phone,
      reasons: labels(REASON_LABELS),
      uses: labels(USE_LABELS),
      comment: words,
    },
    prepare: (session, { first_name, last_name, ...given }) =>
      prepareTask(session, {
        title: `Cancel the subscription of device ${given.imei}`,
        flow: cancellation,
        input: { imei: null, email: null },
        entries: [{ ...given, firstName: first_name, lastName: last_name }],
      }),
  }),
  prepare_dormant_mode: tool({
    description: "Prepares dormant mode for the SIM of a device. Its fee is one dollar.",
    input: SIM,
    prepare: (session, given) =>
      prepareTask(session, {
        title: `Put the SIM of device ${given.imei} into dormant mode`,
        flow: activateDormant,
        input: { ...simOf(given), paying: "yes" },
        entries: [{}],
      }),
  }),
  prepare_sim_termination: tool({
    description: "Prepares the termination of a device's SIM, which cannot be undone.",
    input: SIM,
    prepare: (session, given) =>
      prepareTask(session, {
        title: `Terminate the SIM of device ${given.imei} for good`,
        flow: terminateSim,
        input: { ...simOf(given), paying: "no" },
        entries: [{}],
      }),
  }),
};
