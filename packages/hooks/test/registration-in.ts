import { openOutcome, type OpenOutcome } from "../src/flows/checkout/outcome.ts";
import type { Question } from "../src/flows/checkout/order.ts";
import { emptyForm } from "../src/flows/registration/start.ts";
import type {
  RegistrationForm,
  RegistrationPhase,
  RegistrationReceipt,
  RegistrationState,
} from "../src/flows/registration/state.ts";
import { FIRST, placed } from "./attempts.ts";

const RECEIPT: RegistrationReceipt = {
  outcome: "registered",
  details: null,
  email: "",
  devices: [],
  failedDevices: [],
  unconfirmedDevices: [],
  agreed: null,
  unit: "",
  sent: [],
  consents: [],
  hasToken: false,
};

const QUESTION = {
  priceCheck: null,
  isAcknowledged: false,
  isBankAsking: false,
  related: [],
  consentTo: [],
  notSent: null,
};

/** The fields that only some phases have. */
interface Extra {
  readonly outcome: OpenOutcome;
  readonly receipt: RegistrationReceipt;
  readonly question: Question;
}

/** A registration in this phase without any entries. */
export function registrationIn(
  phase: RegistrationPhase,
  changes: Partial<RegistrationForm> = {},
  {
    outcome = openOutcome([FIRST], true).outcome,
    receipt = RECEIPT,
    question = QUESTION,
  }: Partial<Extra> = {},
): RegistrationState {
  const form: RegistrationForm = { ...emptyForm, visited: true, ...changes };
  switch (phase) {
    case "restoring":
      return { form, screen: { phase, unfinished: null } };
    case "email":
      return { form, screen: { phase, emailFailure: null } };
    case "reviewing":
      return { form, screen: { phase, question } };
    case "sending":
      return { form, screen: { phase, question, placed: placed(FIRST) } };
    case "reading-back":
    case "unknown":
      return { form, screen: { phase, outcome } };
    case "done":
      return { form, screen: { phase, receipt } };
    default:
      return { form, screen: { phase } };
  }
}
