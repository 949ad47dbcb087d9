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
} from "../../apps/portal/e2e/task-rows.ts";
import { changed, charged, type Flow } from "./flow.ts";
import { phoneConsent } from "./phone-consent.ts";
import { registration, returningRegistration } from "./registration.ts";
import { taskFlow } from "./task.ts";

/**
 * Every flow of the matrix, one row each. The calls of a flow are found by walking it once without
 * a fault. Add a task with `taskFlow` and its row of `task-rows.ts`. An unpaid task also needs a
 * way to see in the sandbox what was carried out.
 */
export const FLOWS: readonly Flow[] = [
  registration,
  returningRegistration,
  taskFlow("sms-pack", smsPack),
  taskFlow("eta-pack", etaPack),
  taskFlow("reactivation", reactivation),
  taskFlow("multi-reactivation", multiReactivation),
  taskFlow("cancellation", cancellation, {
    effects: [inUse(CUSTOMER)],
    carriedOut: changed,
  }),
  taskFlow("card-update", cardUpdate, {
    effects: ["card"],
    carriedOut: changed,
    before: [
      {
        name: "give the first six digits",
        here: (page) => page.getByLabel("First six digits").isVisible(),
        async act(page) {
          // Other digits first, so that entering the same ones again triggers a check.
          await page.getByLabel("First six digits").fill("");
          await page.getByLabel("First six digits").fill(FIRST_SIX);
        },
      },
    ],
  }),
  taskFlow("plan-update", planUpdate, {
    effects: [inUse(CUSTOMER)],
    carriedOut: (sandbox) => sandbox.planChanges().map(({ imei }) => imei),
  }),
  taskFlow("pay-dormant-fee", payDormantFee, {
    effects: [SIM_BODY.imei],
    carriedOut: charged,
    isLookedUpNowhere: true,
  }),
  taskFlow("terminate-sim", terminateSim, {
    effects: [SIM_BODY.imei],
    carriedOut: changed,
    isLookedUpNowhere: true,
  }),
  taskFlow("dormant-cancellation", dormantCancellation, {
    effects: [String(dormantCancellation.body["imei"])],
    carriedOut: changed,
  }),
  phoneConsent,
];
