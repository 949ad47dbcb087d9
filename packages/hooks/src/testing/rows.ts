import type { OperationName } from "@waypost/sdk/testing";
import { cancellation } from "../flows/cancellation/cancellation.ts";
import { cardUpdate } from "../flows/card-update/card-update.ts";
import { dormantCancellation } from "../flows/dormant/dormant-cancellation.ts";
import { dormantActivation, dormantFee, simTermination } from "../flows/dormant/dormant-mode.ts";
import { etaPack } from "../flows/packs/eta-pack.ts";
import { smsPack } from "../flows/packs/sms-pack.ts";
import { planUpdate } from "../flows/plan-update/plan-update.ts";
import { multiReactivation } from "../flows/reactivation/multi-reactivation.ts";
import { reactivation } from "../flows/reactivation/reactivation.ts";
import { registration } from "../flows/registration/flow.ts";
import type { ChosenPlan } from "../flows/registration/events.ts";
import { REGISTRATION_PHASES, type RegistrationPhase } from "../flows/registration/state.ts";
import type { TaskFlow } from "../flows/task/flow.ts";
import { TASK_PHASES, type TaskPhase } from "../flows/task/state.ts";
import type { TaskShape } from "../flows/task/task.ts";
import type { CardFields } from "../rules/cards/credit-card.ts";
import type { CustomerDraft } from "../rules/registration/drafts.ts";
import { DORMANT_FEE } from "../rules/self-service/dormant.ts";

/** A plan or pack of the price list, with its price in USD. */
interface Priced {
  readonly id: string;
  readonly price: number;
}

/** The customer, devices and prices of a server. */
export interface TestAccount {
  readonly customerId: string;
  readonly email: string;
  readonly card: CardFields;
  /** The first six digits of the card on file. */
  readonly firstSix: string;
  readonly smsPack: Priced;
  readonly etaPack: Priced;
  /** The default plans of each kind. */
  readonly plans: { readonly gps: Priced; readonly obd: Priced };
  /** The token of a saved card with which a returning customer pays; by default a new card. */
  readonly savedCard?: string;
  /** The IMEI of a GPS device that can be registered. */
  readonly free: string;
  /** The IMEI of a device in use, and a plan that it does not have. */
  readonly inUse: string;
  readonly otherPlan: Priced;
  /** The IMEIs of two cancelled devices. */
  readonly cancelled: { readonly gps: string; readonly obd: string };
  /** The SIM of the cancelled GPS device. */
  readonly iccid: string;
  /** The IMEI of a device in dormant mode. */
  readonly dormant: string;
}

const PLUS = { id: "plus_quarterly", price: 59.85 };

/** The account of the examples in the API description, with which a test client replies. */
const EXAMPLE_ACCOUNT: TestAccount = {
  customerId: "1001",
  email: "customer@example.com",
  card: {
    cardHoldername: "Sample Customer",
    cardnumber: "4111111111111111",
    cvc: "123",
    expirationdateyear: "2031",
    expirationdatemonth: "03",
  },
  firstSix: "411111",
  smsPack: { id: "sms_100", price: 5 },
  etaPack: { id: "eta_50", price: 7.5 },
  plans: { gps: PLUS, obd: { id: "plus_obd_quarterly", price: 71.85 } },
  free: "350000000000001",
  inUse: "350000000000001",
  otherPlan: PLUS,
  cancelled: { gps: "350000000000001", obd: "350000000000002" },
  iccid: "8901000000000000001",
  dormant: "350000000000001",
};

/** A self-service task, and what a customer does in it. */
export interface TaskRow<Shape extends TaskShape = TaskShape> {
  readonly flow: TaskFlow<Shape>;
  /** The query of an address that opens it. */
  readonly query: Readonly<Record<string, string>>;
  /** The input that this query has. */
  readonly input: Shape["input"];
  /** The entries of a customer, stage by stage. */
  readonly entries: readonly Partial<Shape["draft"]>[];
  /** The call that pays for or ends something. */
  readonly operation: OperationName;
  /** The reads that it opens with. */
  readonly reads?: readonly OperationName[];
  /** The read about an entry, for which a stage waits. */
  readonly prepares?: OperationName;
  /** The read that shows whether it was carried out. */
  readonly readBack?: OperationName;
  /** USD that the customer agrees to; `null` if it is free or the price is not known. */
  readonly cost: number | null;
  /** The phases that it can be in, in the order in which a customer encounters them. */
  readonly phases: readonly TaskPhase[];
}

function row<Shape extends TaskShape>(known: Omit<TaskRow<Shape>, "input" | "phases">): TaskRow {
  const { flow, query, reads, prepares, readBack } = known;
  const input = flow.task.input((name) => query[name] ?? null);
  if (input === null) throw new Error(`the query of ${flow.name} is not complete`);
  const phases = TASK_PHASES.filter((phase) => {
    if (phase === "loading" || phase === "load-failed") return reads !== undefined;
    if (phase === "preparing") return prepares !== undefined;
    return phase !== "reading-back" || readBack !== undefined;
  });
  const whole: TaskRow<Shape> = { ...known, input, phases };
  return whole;
}

/** The entries and calls of one customer in each task. */
function taskRows(account: TestAccount) {
  const { card, cancelled, plans } = account;
  const query = { customer_id: account.customerId };
  const sim = (paying: string) => ({
    ...query,
    imei: cancelled.gps,
    iccid: account.iccid,
    email: account.email,
    paying,
  });
  const payDormant = { operation: "dormant.payFee", query: sim("yes"), cost: DORMANT_FEE } as const;
  return {
    "sms-pack": row({
      flow: smsPack,
      query,
      entries: [{ pack: account.smsPack.id }],
      operation: "packs.buySms",
      reads: ["lookups.servicePlans"],
      cost: account.smsPack.price,
    }),
    "eta-pack": row({
      flow: etaPack,
      query,
      entries: [{ pack: account.etaPack.id }],
      operation: "packs.buyEta",
      reads: ["lookups.servicePlans"],
      cost: account.etaPack.price,
    }),
    reactivation: row({
      flow: reactivation,
      query,
      entries: [{ imei: cancelled.gps }, card],
      operation: "reactivation.reactivate",
      reads: ["reactivation.devices", "lookups.servicePlans"],
      prepares: "reactivation.deviceInfo",
      readBack: "reactivation.devices",
      cost: plans.gps.price,
    }),
    "multi-reactivation": row({
      flow: multiReactivation,
      query,
      entries: [{ imeis: [cancelled.gps, cancelled.obd] }, card],
      operation: "reactivation.reactivateMany",
      reads: ["reactivation.devices", "lookups.servicePlans"],
      readBack: "reactivation.devices",
      cost: plans.gps.price + plans.obd.price,
    }),
    cancellation: row({
      flow: cancellation,
      query: {},
      entries: [
        {
          firstName: "Sample",
          lastName: "Customer",
          phone: "5550001111",
          email: account.email,
          imei: account.inUse,
          reasons: ["Price concerns", "Inaccurate, inconsistent readings"],
          uses: ["Theft prevention"],
          comment: "We sold the van.",
        },
      ],
      operation: "cancellation.cancel",
      cost: null,
    }),
    "card-update": row({
      flow: cardUpdate,
      query,
      entries: [{ firstSix: account.firstSix }, card],
      operation: "cardUpdate.update",
      prepares: "cardUpdate.validateCard",
      readBack: "cardUpdate.validateCard",
      cost: null,
    }),
    "plan-update": row({
      flow: planUpdate,
      query,
      entries: [{ imei: account.inUse }, { servicePlan: account.otherPlan.id }],
      operation: "planUpdate.update",
      reads: ["planUpdate.devices", "lookups.servicePlans"],
      readBack: "planUpdate.devices",
      cost: account.otherPlan.price,
    }),
    "pay-dormant-fee": row({ ...payDormant, flow: dormantFee, entries: [card] }),
    "activate-dormant": row({ ...payDormant, flow: dormantActivation, entries: [{}] }),
    "terminate-sim": row({
      ...payDormant,
      flow: simTermination,
      query: sim("no"),
      entries: [{}],
      cost: null,
    }),
    "dormant-cancellation": row({
      flow: dormantCancellation,
      query,
      entries: [{ imei: account.dormant }, {}],
      operation: "dormant.cancel",
      reads: ["dormant.activated"],
      readBack: "dormant.activated",
      cost: null,
    }),
  };
}

/** A registration, and what a customer enters in it. */
export interface RegistrationRow {
  readonly flow: typeof registration;
  /** True if there is an account for the e-mail address. */
  readonly isKnown: boolean;
  readonly customer: Partial<CustomerDraft>;
  readonly devices: readonly {
    readonly imei: string;
    readonly name: string;
    readonly kind: "gps" | "obd";
    readonly plan: ChosenPlan;
  }[];
  /** A new card, or the token of a saved one. */
  readonly card: CardFields | string;
  /** The call that pays. */
  readonly operation: OperationName;
  /** The read that shows whether it was carried out. */
  readonly readBack: OperationName;
  /** USD that the customer agrees to. */
  readonly cost: number;
  /** The phases that it can be in without a reload, in their order. */
  readonly phases: readonly RegistrationPhase[];
}

const AFTER_A_RELOAD: readonly RegistrationPhase[] = ["restoring", "fetching-saved-cards"];
const KNOWN: readonly RegistrationPhase[] = ["known-email", "fetching-cards"];

const phasesOf = ({ isKnown, card }: Pick<RegistrationRow, "isKnown" | "card">) =>
  REGISTRATION_PHASES.filter((phase) => {
    if (phase === "card-question") return isKnown && typeof card === "string";
    if (KNOWN.includes(phase)) return isKnown;
    return phase === "details" ? !isKnown : !AFTER_A_RELOAD.includes(phase);
  });

/** A new customer and one with an account, each with one device. */
function registrationRows(account: TestAccount) {
  const { email, card, savedCard, plans, free: imei } = account;
  const { id: service_plan_id, price } = plans.gps;
  const plan = {
    service_plan_id,
    service_plan_name: "Plus Quarterly",
    email_content: "Plus plan, billed quarterly",
    price,
    duration: 3,
  };
  const known = {
    flow: registration,
    isKnown: true,
    customer: { email, password: "a password" },
    devices: [{ imei, name: "Van", kind: "gps" as const, plan }],
    card: savedCard ?? card,
    operation: "registration.register",
    readBack: "registration.checkImei",
    cost: price,
  } satisfies Omit<RegistrationRow, "phases">;
  const customer = {
    ...known.customer,
    confirmPassword: "a password",
    firstName: "Sample",
    lastName: "Customer",
    billingAddress: "1 Main St",
    country: "United States",
    city: "Austin",
    state: "Texas",
    zipcode: "73301",
    timezone: "America/Chicago",
    timezonedescription: "Central",
    serviceProvider: "Others",
    customserviceProvider: "Local Carrier",
    phone: "5550001111",
    textMe: true,
  };
  const ofNew = { ...known, isKnown: false, customer, card };
  return {
    registration: { ...ofNew, phases: phasesOf(ofNew) } satisfies RegistrationRow,
    "registration-returning": { ...known, phases: phasesOf(known) } satisfies RegistrationRow,
  };
}

/**
 * A row for each flow: what one customer does in it. By default, everything is that of the examples
 * in the API description, with which a test client replies.
 */
export function flowRows(account: Partial<TestAccount> = {}) {
  const whole = { ...EXAMPLE_ACCOUNT, ...account };
  return { ...taskRows(whole), ...registrationRows(whole) };
}
