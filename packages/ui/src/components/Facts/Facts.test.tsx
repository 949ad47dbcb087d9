import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Facts } from "./Facts.tsx";

const labels = { copy: (term: string) => `Copy ${term}`, copied: "Copied" };

test("an id in groups is copied without spaces, by a button that names it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await render(
    <Facts labels={labels} facts={[{ term: "IMEI", value: "35 381605", copy: "35381605" }]} />,
  );
  await screen.getByRole("button", { name: "Copy IMEI 35381605" }).click();
  expect(write).toHaveBeenCalledWith("35381605");
  await expect.element(screen.getByText("Copied")).toBeVisible();
});

test("if copying is denied, the text is selected and nothing is confirmed", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const screen = await render(
    <Facts labels={labels} facts={[{ term: "IMEI", value: "35", copy: "35" }]} />,
  );
  await screen.getByRole("button", { name: /^Copy IMEI / }).click();
  await expect.element(screen.getByText("Copied")).not.toBeInTheDocument();
  expect(getSelection()?.toString()).toBe("35");
});

test("only the beginning of a very long id is shown, but all of it is copied", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const id = "9".repeat(5_000_000);
  const screen = await render(
    <Facts labels={labels} facts={[{ term: "Order", value: id, copy: id }]} />,
  );
  const button = screen.getByRole("button", { name: /^Copy Order / });
  expect(button.element().ariaLabel).toHaveLength("Copy Order ".length + 501);
  await button.click();
  expect(write.mock.lastCall?.[0] === id).toBe(true);
  const shown = `${"9".repeat(500)}…`;
  await expect.poll(() => getSelection()?.toString()).toBe(shown);
  const copied = new DataTransfer();
  const event = new ClipboardEvent("copy", {
    clipboardData: copied,
    bubbles: true,
    cancelable: true,
  });
  screen.getByText(shown).element().dispatchEvent(event);
  expect(copied.getData("text/plain") === id).toBe(true);
});

test("a missing value is shown as a dash, and zero as zero", async () => {
  const screen = await render(
    <Facts
      labels={labels}
      facts={[
        { term: "Plan", value: null },
        { term: "Billed", value: 0 },
      ]}
    />,
  );
  const values = screen.getByRole("definition").elements();
  expect(values.map((value) => value.textContent)).toEqual(["–", "0"]);
});

test("omitsMissing omits facts without a value", async () => {
  const screen = await render(
    <Facts
      omitsMissing
      labels={labels}
      facts={[
        { term: "Plan", value: null },
        { term: "Billed", value: 0 },
      ]}
    />,
  );
  expect(screen.container.textContent).toBe("Billed0");
});
