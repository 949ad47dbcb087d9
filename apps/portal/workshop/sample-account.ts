import { cancellation, cardUpdate } from "@waypost/hooks/flows";
import type { CancellationShape } from "../../../packages/hooks/src/flows/cancellation/cancellation.ts";
import type { CardUpdateShape } from "../../../packages/hooks/src/flows/card-update/card-update.ts";
import CancellationPage from "../src/features/cancellation/CancellationPage.tsx";
import CardUpdatePage from "../src/features/card-update/CardUpdatePage.tsx";
import type { TaskSample } from "./task-stories.tsx";

const IMEI = "358000000000001";

export const cancellationSample: TaskSample<CancellationShape> = {
  Page: CancellationPage,
  flow: cancellation,
  address: "/cancellation",
  input: { imei: null, email: null },
  draft: {
    firstName: "Rita",
    lastName: "Returning",
    email: "rita.returning@example.com",
    phone: "+15550001111",
    phoneCountry: "us",
    imei: IMEI,
    preselected: "",
    filledEmail: "",
    reasons: ["Price concerns", "Inaccurate, inconsistent readings"],
    uses: ["Commercial Vehicle Tracking"],
    comment: "We sold the van.",
  },
  data: {},
  imei: {
    text: IMEI,
    check: { status: "valid", device: { model: "", category: "" } },
    wasLeft: true,
  },
};

export const cardUpdateSample: TaskSample<CardUpdateShape> = {
  Page: CardUpdatePage,
  flow: cardUpdate,
  address: "/credit-card/update?customer_id=1001",
  input: { customerId: "1001" },
  draft: {
    firstSix: "424242",
    filled: { firstName: "", lastName: "", billingAddress: "" },
    firstName: "Rita",
    lastName: "Returning",
    companyName: "",
    billingAddress: "1 Harbor Street",
    cardHoldername: "Rita Returning",
    cardnumber: "5555555555554444",
    cvc: "123",
    expirationdatemonth: "08",
    expirationdateyear: "2029",
  },
  data: {},
  details: {
    "424242": {
      first_name: "Rita",
      last_name: "Returning",
      last4: "4242",
      billing_address: "1 Harbor Street",
    },
  },
};
