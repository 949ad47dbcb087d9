import type { Page } from "playwright";
import {
  cancellation,
  cardUpdate,
  CUSTOMER,
  dormantCancellation,
  etaPack,
  FIRST_SIX,
  inUse,
  multiReactivation,
  payDormantFee,
  planUpdate,
  reactivation,
  SIM_BODY,
  smsPack,
  terminateSim,
} from "../../../apps/portal/e2e/task-rows.ts";
import { changed, charged, offers, on, press, STARTUP_CALLS, type Flow } from "./flow.ts";
import { registration, registrationLists, returningRegistration } from "./registration.ts";
import { taskFlow } from "./task.ts";

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });

/** The SMS consent sends no call of its own, so a failing lookup must not stop it. */
const phoneConsent: Flow = {
  name: "phone-consent",
  calls: STARTUP_CALLS,
  route: "/phone-confirmation",
  steps: [
    {
      name: "submit",
      here: (page) => offers(page, "Submit"),
      async act(page) {
        await press(page, "Submit");
        await page.getByText("Number Registered Successfully").waitFor();
      },
    },
    {
      name: "fill in",
      here: async (page) =>
        (await field(page, "Phone Number").isVisible()) &&
        (await field(page, "Phone Number").inputValue()) === "",
      async act(page) {
        await field(page, "Name").fill("Sample");
        await field(page, "Email").fill("a@b.co");
        await field(page, "Phone Number").fill("5550001111");
        await page.getByText("Text Me", { exact: true }).click();
      },
    },
  ],
  done: (page) => on(page, "Activate your tracker"),
  effects: [],
  carriedOut: () => [],
};

/**
 * All flows of the matrix. To add a task, call `taskFlow` with its row of `task-rows.ts` and the
 * calls that only this task makes. A task without a charge also needs a function that reads its
 * effects from the sandbox.
 */
export const FLOWS: readonly Flow[] = [
  registration,
  registrationLists,
  returningRegistration,
  taskFlow("sms-pack", smsPack, ["GET /geo/country", "buySmsPack"]),
  taskFlow("eta-pack", etaPack, ["buyEtaPack"]),
  taskFlow("reactivation", reactivation, [
    "listReactivationDevices",
    "getReactivationDeviceInfo",
    "reactivate",
  ]),
  taskFlow("multi-reactivation", multiReactivation, [
    "listReactivationDevices",
    "getReactivationDeviceInfo",
    "reactivateMany",
  ]),
  taskFlow(
    "cancellation",
    cancellation,
    ["listPlanUpdateDevices", "validateCancellationImei", "cancelSubscription"],
    {
      effects: [inUse(CUSTOMER)],
      carriedOut: changed,
      hasNoReadBack: true,
    },
  ),
  taskFlow("card-update", cardUpdate, ["validateCard", "updateCard"], {
    effects: ["card"],
    carriedOut: changed,
    before: [
      {
        name: "give the first six digits",
        here: (page) => page.getByLabel("First six digits").isVisible(),
        async act(page) {
          // Enter other digits first, so that entering the same ones again triggers a check.
          await page.getByLabel("First six digits").fill("");
          await page.getByLabel("First six digits").fill(FIRST_SIX);
        },
      },
    ],
  }),
  taskFlow("plan-update", planUpdate, ["listPlanUpdateDevices", "updatePlan"], {
    effects: [inUse(CUSTOMER)],
    carriedOut: (sandbox) => sandbox.planChanges().map(({ imei }) => imei),
  }),
  taskFlow("pay-dormant-fee", payDormantFee, ["payDormantFee"], {
    effects: [SIM_BODY.imei],
    carriedOut: charged,
    hasNoReadBack: true,
  }),
  taskFlow("terminate-sim", terminateSim, ["payDormantFee"], {
    effects: [SIM_BODY.imei],
    carriedOut: changed,
    hasNoReadBack: true,
  }),
  taskFlow("dormant-cancellation", dormantCancellation, ["listDormantDevices", "cancelDormant"], {
    effects: [String(dormantCancellation.body["imei"])],
    carriedOut: changed,
  }),
  phoneConsent,
];
