import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { RadioCards } from "../RadioCards/RadioCards.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const errors = [
  { fieldId: "city", message: "City is required" },
  { fieldId: "unit", message: "Unit is required" },
  { message: "Nothing was sent." },
];

function Page({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary
        title="There is a problem"
        errors={attempt > 0 ? errors : []}
        attempt={attempt}
      />
      <TextField id="city" label="City" />
      <RadioCards id="unit" label="Unit" cards={[{ value: "MPH", title: "MPH" }]} />
    </>
  );
}

beforeEach(() => {
  location.hash = "#/registration";
});

test("each failed submit moves focus to the list of errors", async () => {
  const screen = await render(<Page attempt={0} />);
  const summary = screen.getByRole("region", { name: "There is a problem" });
  await expect.element(summary).not.toBeInTheDocument();
  await screen.rerender(<Page attempt={1} />);
  await expect.element(summary).toHaveFocus();
  await screen.getByRole("textbox").click();
  await screen.rerender(<Page attempt={2} />);
  await expect.element(summary).toHaveFocus();
});

test("each line links to its field without changing the URL", async () => {
  const screen = await render(<Page attempt={1} />);
  await screen.getByRole("link", { name: "City is required" }).click();
  await expect.element(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
  expect(location.hash).toBe("#/registration");
});

test("a line about a group links to its first option, by keyboard", async () => {
  const screen = await render(<Page attempt={1} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("radio", { name: "MPH" })).toHaveFocus();
});

test("a corrected line stays in place, struck through, is no link and is called corrected", async () => {
  const solved = errors.map((error) => ({ ...error, isSolved: error.fieldId === "city" }));
  const summary = (shown: typeof solved, title: string) => (
    <ErrorSummary title={title} errors={shown} solvedText="(corrected)" />
  );
  const screen = await render(
    summary(
      errors.map((error) => ({ ...error, isSolved: false })),
      "3",
    ),
  );
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  await expect.element(screen.getByRole("link", { name: "City is required" })).toBeVisible();
  await screen.rerender(summary(solved, "2 left"));
  await expect
    .element(screen.getByText("City is required"))
    .toHaveStyle({ textDecorationLine: "line-through" });
  expect(
    screen
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Unit is required"]);
  await expect
    .element(screen.getByRole("listitem").first())
    .toHaveTextContent("City is required (corrected)");
  await expect.element(screen.getByText("2 left")).toHaveAttribute("aria-live", "polite");
  expect(height()).toBe(before);
});

test("once all are corrected, the list is gone", async () => {
  const solved = errors.map((error) => ({ ...error, isSolved: true }));
  const screen = await render(<ErrorSummary title="There is a problem" errors={errors} />);
  await screen.rerender(<ErrorSummary title="There is a problem" errors={solved} />);
  expect(screen.container.textContent).toBe("");
});

const submit = (attempt: number) => (
  <>
    <ErrorSummary title="There is a problem" errors={errors.slice(0, 1)} attempt={attempt} />
    <TextField id="city" label="City" />
    <button type="button">Next</button>
  </>
);

test("a single error has no list, and each failed submit moves focus to its field", async () => {
  const screen = await render(submit(1));
  const field = screen.getByRole("textbox", { name: "City" });
  await expect.element(field).toHaveFocus();
  expect(screen.container.textContent).not.toContain("There is a problem");
  await screen.getByRole("button").click();
  await screen.rerender(submit(2));
  await expect.element(field).toHaveFocus();
});

test("of ten errors a phone lists three, and says how many more there are", async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    fieldId: `field${index}`,
    message: `Field ${index} is required`,
  }));
  const list = <ErrorSummary title="Ten" errors={ten} moreText={(count) => `and ${count} more`} />;
  const screen = await render(list);
  const lines = () =>
    screen
      .getByRole("listitem")
      .elements()
      .filter((line) => line.checkVisibility())
      .map(({ textContent }) => textContent);
  await page.viewport(390, 844);
  expect(lines()).toEqual([
    "Field 0 is required",
    "Field 1 is required",
    "Field 2 is required",
    "and 7 more",
  ]);
  await page.viewport(1280, 900);
  expect(lines()).toEqual(ten.map(({ message }) => message));
});
