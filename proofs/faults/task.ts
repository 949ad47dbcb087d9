import type { Page } from "playwright";
import { CUSTOMER, type TaskRow } from "../../apps/portal/e2e/task-rows.ts";
import { charged, offers, press, type Flow } from "./flow.ts";

const REPETITION = "I understand that I may be charged twice";

/** The matrix's view of a task, from its row in the table of journeys. */
export function taskFlow(
  name: string,
  row: TaskRow,
  own: Pick<Flow, "effects" | "carriedOut"> = {
    effects: row.charges.map(({ subject }) => subject),
    carriedOut: charged,
  },
): Flow {
  const question = (page: Page) =>
    page.getByRole("alertdialog", row.question === null ? {} : { name: row.question }).isVisible();
  return {
    name,
    route: `${row.route}?customer_id=${CUSTOMER}&email=rita%2Btag@example.com`,
    steps: [
      {
        name: "tick the second consent",
        here: async (page) =>
          (await question(page)) &&
          (await page.getByText(REPETITION).isVisible()) &&
          !(await page.getByRole("checkbox", { name: REPETITION }).isChecked()),
        act: (page) => page.getByText(REPETITION).click(),
      },
      {
        name: "consent",
        here: async (page) => (await question(page)) && (await offers(page, row.confirm)),
        act: (page) => press(page, row.confirm),
        isConsent: true,
      },
      {
        name: "fill in",
        here: async (page) => !(await question(page)) && (await isForm(page, row)),
        // After a failure the page usually keeps what was chosen, but not the CVV.
        async act(page, time) {
          const isKept = time % 2 === 0 && (await offers(page, row.lastButton));
          if (isKept) await row.fillAgain?.(page);
          else await row.fill(page);
          await press(page, row.lastButton);
        },
      },
    ],
    done: (page) => page.getByRole("dialog", { name: "Success!!" }).isVisible(),
    ...own,
  };
}

/** Whether one of the task's stages shows: its last button, or the one to the next stage. */
const isForm = async (page: Page, { lastButton }: TaskRow): Promise<boolean> =>
  (await offers(page, lastButton)) ||
  (await page.getByRole("button", { name: "Continue", exact: true }).isVisible());
