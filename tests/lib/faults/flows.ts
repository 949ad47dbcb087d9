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
import { changed, charged, type Flow } from "./flow.ts";
import { phoneConsent } from "./phone-consent.ts";
import { registration, registrationLists, returningRegistration } from "./registration.ts";
import { taskFlow } from "./task.ts";

/**
 * All flows of the matrix. To add a task, call `taskFlow` with its row of `task-rows.ts` and the
 * calls that only this task makes, and add a test file in `tests/long/faults`. A task without a
 * charge also needs a function that reads its effects from the sandbox.
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
