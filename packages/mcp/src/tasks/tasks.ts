import { REASON_LABELS, USE_LABELS } from "@waypost/hooks/rules";
import {
  activateDormant,
  cancellation,
  etaPack,
  planUpdate,
  smsPack,
  terminateSim,
  type TaskFlow,
  type TaskShape,
  type Waypost,
} from "@waypost/hooks/flows";
import type { TaskRun } from "@waypost/hooks";
import * as z from "zod";
import { customerId, email, iccid, imei, phone, planId, words } from "../tools/arguments.ts";
import { prepareTask, type PreparedTask } from "./prepared-task.ts";

interface TaskTool<Input extends z.ZodRawShape> {
  readonly description: string;
  readonly input: Input;
  readonly prepare: (waypost: Waypost, given: z.infer<z.ZodObject<Input>>) => Promise<PreparedTask>;
}

const tool = <Input extends z.ZodRawShape>(one: TaskTool<Input>) => one;

/** A run of its own: runs are known by their flow, and by whom they are about. */
const runOf = <Shape extends TaskShape>(
  waypost: Waypost,
  flow: TaskFlow<Shape>,
  input: Shape["input"],
): TaskRun<Shape> => {
  const { run } = waypost as unknown as { run: (flow: unknown, input: unknown) => TaskRun<Shape> };
  return { ...run({ ...flow }, input), task: flow.task };
};

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
    prepare: (waypost, { customer_id, pack, is_renewed }) =>
      prepareTask(
        `Buy an SMS pack for customer ${customer_id}`,
        runOf(waypost, smsPack, { customerId: customer_id, email: null }),
        [{ pack, isRenewed: is_renewed }],
      ),
  }),
  prepare_eta_pack: tool({
    description:
      "Prepares the purchase of an ETA pack. It is charged to the customer's card on file.",
    input: { customer_id: customerId, pack: planId },
    prepare: (waypost, { customer_id, pack }) =>
      prepareTask(
        `Buy an ETA pack for customer ${customer_id}`,
        runOf(waypost, etaPack, { customerId: customer_id, email: null }),
        [{ pack }],
      ),
  }),
  prepare_plan_update: tool({
    description: "Prepares moving a device to another plan. It is charged to the card on file.",
    input: { customer_id: customerId, imei, plan: planId },
    prepare: (waypost, given) =>
      prepareTask(
        `Change the plan of device ${given.imei} of customer ${given.customer_id}`,
        runOf(waypost, planUpdate, { customerId: given.customer_id }),
        [{ imei: given.imei }, { servicePlan: given.plan }],
      ),
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
    prepare: (waypost, { first_name, last_name, ...given }) =>
      prepareTask(
        `Cancel the subscription of device ${given.imei}`,
        runOf(waypost, cancellation, { imei: null, email: null }),
        [{ ...given, firstName: first_name, lastName: last_name }],
      ),
  }),
  prepare_dormant_mode: tool({
    description: "Prepares dormant mode for the SIM of a device. Its fee is one dollar.",
    input: SIM,
    prepare: (waypost, given) =>
      prepareTask(
        `Put the SIM of device ${given.imei} into dormant mode`,
        runOf(waypost, activateDormant, { ...simOf(given), paying: "yes" }),
        [{}],
      ),
  }),
  prepare_sim_termination: tool({
    description: "Prepares the termination of a device's SIM, which cannot be undone.",
    input: SIM,
    prepare: (waypost, given) =>
      prepareTask(
        `Terminate the SIM of device ${given.imei} for good`,
        runOf(waypost, terminateSim, { ...simOf(given), paying: "no" }),
        [{}],
      ),
  }),
};
