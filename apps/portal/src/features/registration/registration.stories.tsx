import type { Story } from "@ladle/react";
import type { PriceCheck, RegistrationState } from "@waypost/hooks/flows";
import { rejectedRegistration, sampleRegistration } from "../../../workshop/sample-registration.ts";
import { StillRegistration } from "../../../workshop/StillRegistration.tsx";

export default { title: "Flows / Registration" };

const at =
  (phase: RegistrationState["screen"]["phase"]): Story =>
  () => <StillRegistration state={sampleRegistration(phase)} />;

const withErrorsAt =
  (phase: RegistrationState["screen"]["phase"]): Story =>
  () => <StillRegistration state={rejectedRegistration(phase)} />;

export const Restoring = at("restoring");
export const Email = at("email");
export const CheckingEmail = at("checking-email");
export const KnownEmail = at("known-email");
export const FetchingCards = at("fetching-cards");
export const Details = at("details");
export const Devices = at("devices");
export const Payment = at("payment");
export const FetchingSavedCards = at("fetching-saved-cards");
export const CardQuestion = at("card-question");
export const Terms = at("terms");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const Failed = at("failed");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");
export const PartlyDone: Story = () => (
  <StillRegistration state={sampleRegistration("done", { isPartial: true })} />
);

const terms = (total: number) => ({ total, rows: [] });
const opened = { wall: 0, monotonic: 0 };
const read = { at: opened, terms: terms(111.3), asOf: null, press: null } as const;

const withPrices =
  (priceCheck: PriceCheck): Story =>
  () => <StillRegistration state={sampleRegistration("reviewing", { priceCheck })} />;

export const PriceChanged = withPrices({ ...read, status: "done", before: terms(95.3) });
export const PriceNotRead = withPrices({ ...read, status: "failed", before: null });
export const PriceAsOfLastReading = withPrices({
  ...read,
  status: "failed",
  before: null,
  asOf: new Date(2026, 10, 21, 12),
});
export const PriceAwaited = withPrices({
  ...read,
  status: "running",
  before: null,
  press: { at: new Date(0) },
});

export const EmailWithErrors = withErrorsAt("email");
export const KnownEmailWithErrors = withErrorsAt("known-email");
export const DetailsWithErrors = withErrorsAt("details");
export const DevicesWithErrors = withErrorsAt("devices");
export const PaymentWithErrors = withErrorsAt("payment");
