import { expect, test } from "vitest";
import { openPortal } from "../kit.ts";
import { ABROAD, answerPacks, AT_HOME, namesOf, offered, pricesOn } from "../packs-kit.ts";
import { etaPack as eta, openTask, smsPack as sms } from "../task-rows.ts";

test("visitors see the SMS packs of their country, and those of the US where it is not known", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const cases = [
    ["US", JSON.stringify({ country_code: "US" }), AT_HOME],
    ["us, in lower case", JSON.stringify({ country_code: " us " }), AT_HOME],
    ["Canada", JSON.stringify({ country_code: "CA" }), ABROAD],
    ["nothing", JSON.stringify({ country_code: "" }), AT_HOME],
    ["null", JSON.stringify({ country_code: null }), AT_HOME],
    ["a list", "[]", AT_HOME],
    ["no JSON", "<html>", AT_HOME],
    ["a failure", undefined, AT_HOME],
  ] as const;
  const prices: string[] = [];
  await openTask(portal, sms);
  for (const [, body] of cases) {
    await page.route(/geo\/country/, (route) =>
      body === undefined
        ? route.abort()
        : route.fulfill({ body, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    await page.reload();
    expect(await namesOf(page)).toEqual(["100 SMS", "250 SMS", "500 SMS"]);
    prices.push(await pricesOn(portal));
    await page.unroute(/geo\/country/);
  }
  expect(prices).toEqual(cases.map(([, , shown]) => shown));
});

test.each([sms, eta])(
  "without packs nothing can be bought until there are some: $name",
  async (row) => {
    const portal = await openPortal();
    const { page } = portal;
    await answerPacks(portal, []);
    await portal.open(`${row.route}?customer_id=1001`);
    await page.getByText("No pack is available at the moment").waitFor();
    const buttons = page.getByRole("main").getByRole("button");
    expect(await buttons.allTextContents()).toEqual(["Check again"]);
    await page.unrouteAll();
    await buttons.click();
    await page.getByRole("button", { name: row.lastButton }).waitFor();
    expect(await offered(page).count()).toBeGreaterThan(1);
  },
);
