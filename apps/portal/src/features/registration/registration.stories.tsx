import type { Story } from "@ladle/react";
import {
  memoryStorage,
  type RegistrationEvent,
  type RegistrationPhase,
} from "@waypost/hooks/flows";
import { flowRows, walk, type RegistrationRow, type TestWaypost } from "@waypost/hooks/testing";
import { fixtures } from "@waypost/sdk/testing";
import { walked } from "../../../workshop/walked.tsx";
import { workshopWaypost } from "../../../workshop/WorkshopPage.tsx";
import RegistrationPage from "./RegistrationPage.tsx";

export default { title: "Flows / Registration" };

const rows = flowRows({ savedCard: "tok_1" });
const { registration: ofNew, "registration-returning": returning } = rows;

type Later = (opened: TestWaypost, send: (event: RegistrationEvent) => void) => void;

const at = (phase: RegistrationPhase, row: RegistrationRow = ofNew, later?: Later): Story =>
  walked(
    "/registration/customer-information",
    async (opened) => {
      await walk(opened, row, phase);
      later?.(opened, opened.waypost.run(row.flow).send);
    },
    <RegistrationPage />,
  );

const pressed =
  (type: "submit" | "continue-with-password"): Later =>
  (_opened, send) =>
    send({ type });

export const Email = at("email");
export const CheckingEmail = at("checking-email");
export const KnownEmail = at("known-email", returning);
export const FetchingCards = at("fetching-cards", returning);
export const Details = at("details");
export const Devices = at("devices");
export const Payment = at("payment");
export const CardQuestion = at("card-question", returning);
export const Terms = at("terms");
export const Reviewing = at("reviewing");
export const Sending = at("sending");
export const Failed = at("failed");
export const ReadingBack = at("reading-back");
export const Unknown = at("unknown");
export const Done = at("done");

const [device] = ofNew.devices;
const two = { ...ofNew, devices: [device, { ...device, imei: "350000000000002", name: "Car" }] };
export const PartlyDone = at("reviewing", two as RegistrationRow, ({ answer }, send) => {
  answer("registration.register", fixtures["registration.register"].partial);
  send({ type: "confirm", at: new Date() });
});

/** The tab was reloaded at one of these moments. */
const reloaded = (phase: RegistrationPhase, row: RegistrationRow, later?: Later): Story => {
  const storage = memoryStorage();
  return walked(
    "/registration/payment-method",
    async (opened) => {
      await walk(workshopWaypost(storage), row, phase);
      later?.(opened, opened.waypost.run(row.flow).send);
    },
    <RegistrationPage />,
    storage,
  );
};

export const Restoring = reloaded("unknown", ofNew);
export const FetchingSavedCards = reloaded("payment", returning, ({ answer }, send) => {
  answer("registration.customerCards", () => new Promise(() => {}));
  send({ type: "visit", step: "payment-method" });
  send({ type: "edit-customer", patch: { password: "a password" } });
  send({ type: "continue-with-password" });
});

const { gps, fault } = fixtures["lookups.servicePlans"];
const dearer = { ...gps, body: { ...gps.body, plans: [{ ...gps.body.plans[0], price: 79.85 }] } };

export const PriceChanged = at("reviewing", ofNew, ({ answer }, send) => {
  answer("lookups.servicePlans", dearer);
  send({ type: "refetch" });
});
export const PriceAsOfLastReading = at("reviewing", ofNew, ({ answer }, send) => {
  answer("lookups.servicePlans", fault);
  send({ type: "refetch" });
});
export const PriceAwaited = at("reviewing", ofNew, ({ answer }, send) => {
  answer("lookups.servicePlans", () => new Promise(() => {}));
  send({ type: "refetch" });
  send({ type: "confirm", at: new Date() });
});

export const EmailWithErrors = at("email", ofNew, pressed("submit"));
export const KnownEmailWithErrors = at("known-email", returning, pressed("continue-with-password"));
export const DetailsWithErrors = at("details", ofNew, pressed("submit"));
export const DevicesWithErrors = at("devices", ofNew, pressed("submit"));
export const PaymentWithErrors = at("payment", ofNew, pressed("submit"));
