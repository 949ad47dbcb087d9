import type { Page } from "playwright";
import {
  addressOf,
  CUSTOMER,
  successOf,
  type TaskRow,
} from "../../../apps/portal/e2e/task-rows.ts";
import { charged, offers, press, STARTUP_CALLS, tick, type Flow, type Step } from "./flow.ts";

/** Creates the flow of a task from its row in the table of journeys. */
export function taskFlow(
  name: string,
  row: TaskRow,
  calls: readonly string[],
  own: Pick<Flow, "effects" | "carriedOut" | "hasNoReadBack"> & {
    /** Steps before the row's own form. */
    readonly before?: readonly Step[];
  } = {
    effects: row.charges.map(({ subject }) => subject),
    carriedOut: charged,
  },
): Flow {
  const { before = [], ...effects } = own;
  const question = (page: Page) =>
    page.getByRole("alertdialog", row.question === null ? {} : { name: row.question }).isVisible();
  return {
    name,
    calls: [...STARTUP_CALLS, ...calls],
    route: addressOf(row, CUSTOMER),
    before: async (context, sandbox) => row.before?.({ context, sandbox: { sandbox } }, CUSTOMER),
    steps: [
      ...before,
      ...(row.repetition === null ? [] : [tick(row.repetition.tick)]),
      {
        name: "consent",
        here: async (page) => (await question(page)) && (await offers(page, row.confirm)),
        // The dialog opens after its form.
        act: (page) => page.getByRole("button", { name: row.confirm, exact: true }).last().click(),
        isConsent: true,
      },
      {
        name: "fill in",
        here: async (page) => !(await question(page)) && (await isForm(page, row)),
        // After a failure, the page usually keeps the input except the CVV.
        async act(page, time) {
          const isKept = time % 2 === 0 && (await offers(page, row.lastButton));
          if (isKept) await row.fillAgain?.(page);
          else await row.fill(page);
          await press(page, row.lastButton);
        },
        ...(row.question === null && { isConsent: true }),
      },
    ],
    done: (page) => successOf(page, row).isVisible(),
    ...effects,
  };
}

/** True if a stage of the task is visible: its last button, or the one to the next stage. */
const isForm = async (page: Page, { lastButton }: TaskRow): Promise<boolean> =>
  (await offers(page, lastButton)) ||
  (await page.getByRole("button", { name: "Continue", exact: true }).isVisible());
