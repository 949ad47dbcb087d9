import type { Page } from "playwright";
import { offers, on, press, STARTUP_CALLS, type Flow } from "./flow.ts";

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });

/** The SMS consent sends no call of its own, so a failing lookup must not stop it. */
export const phoneConsent: Flow = {
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
