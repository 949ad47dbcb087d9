import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Stop, Stops } from "./SuccessPanel.tsx";
import { ReceiptCard } from "./SuccessPanel.tsx";

const stops = (
  <Stops>
    <Stop title="Billed today">$59.85</Stop>
    <Stop title="Set it up">
      <ReceiptCard title="Van" headingLevel={3}>
        Facts
      </ReceiptCard>
    </Stop>
  </Stops>
);

test("the stops are an ordered list, each with a heading", async () => {
  const screen = await render(stops);
  const items = screen.getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual([
    "Billed today$59.85",
    "Set it upVanFacts",
  ]);
  const headings = screen.getByRole("heading").elements();
  expect(headings.map(({ tagName }) => tagName)).toEqual(["H2", "H2", "H3"]);
});

test("the number of a stop is visible but not announced", async () => {
  const screen = await render(stops);
  await expect
    .element(screen.getByRole("heading", { name: "Billed today", exact: true }))
    .toBeVisible();
});
