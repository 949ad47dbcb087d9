import { expect, test } from "vitest";
import { scenarios, type ScenarioName } from "../../../packages/sandbox/src/scenarios.ts";
import { demoPages } from "../open-demo.ts";

const open = demoPages();

test.each(Object.keys(scenarios) as ScenarioName[])(
  "the link of %s opens its page in its language",
  async (name) => {
    const { about = "", route = "/", language = "en" } = scenarios[name];
    const page = await open(`?scenario=${name}`);
    await page.getByText(about).waitFor();
    const frame = page.locator("#portal");
    await page.frameLocator("#portal").getByRole("heading", { level: 1 }).waitFor();
    const shown = await frame.evaluate(({ contentWindow }: HTMLIFrameElement) => [
      contentWindow?.location.hash,
      contentWindow?.document.documentElement.lang.slice(0, 2),
    ]);
    expect(shown).toEqual([`#${route}`, language]);
  },
);
