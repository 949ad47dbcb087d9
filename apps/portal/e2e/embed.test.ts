import { expect, test } from "vitest";
import { element, openEmbedded, script } from "./embed-kit.ts";
import { eventually } from "./kit.ts";

const heightOf = async (iframe: {
  evaluate: (read: (frame: Element) => number) => Promise<number>;
}) => iframe.evaluate((frame) => frame.getBoundingClientRect().height);

test("the element shows the page in the site's language, as tall as its content, with the portal's host", async () => {
  const { frame, iframe, link } = await openEmbedded(
    (url) => element(url, 'page="pricing"') + script(url),
    { lang: "es" },
  );
  await frame.getByRole("heading", { level: 1 }).waitFor();
  console.log(await frame.getByRole("heading", { level: 1 }).textContent());
  await eventually(() => heightOf(iframe)).toBeGreaterThan(500);
  console.log(
    await heightOf(iframe),
    await frame
      .locator("html")
      .evaluate((e) => [
        e.scrollHeight,
        innerHeight,
        e.dataset["host"],
        getComputedStyle(e, "::before").content,
      ]),
  );
  expect(await link.isVisible()).toBe(false);
});
