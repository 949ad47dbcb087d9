import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { MoneyLine } from "./MoneyLine.tsx";

test("the amounts charged now, next and later are announced as one line", async () => {
  const screen = await render(
    <MoneyLine label="Billed" now="$59.85 today" then="$59.85 every 3 months" later="$1 in 2030" />,
  );
  expect(screen.container.textContent).toBe(
    "Billed $59.85 today · $59.85 every 3 months · $1 in 2030",
  );
});

test("a narrow line wraps between amounts, never inside one", async () => {
  const screen = await render(
    <div style={{ inlineSize: 220 }}>
      <MoneyLine now="$59.85 today" then="$59.85 every 3 months" />
    </div>,
  );
  const box = (text: RegExp | string) => screen.getByText(text).element().getBoundingClientRect();
  const now = box(/today/);
  const then = box(/every/);
  expect(then.top).toBeGreaterThanOrEqual(now.bottom);
  expect(then.height).toBe(now.height);
  // The separator is neither at the end nor at the beginning of a line.
  const { left, top } = screen.container.querySelector("p")?.getBoundingClientRect() ?? {};
  expect(box("·").right).toBeLessThanOrEqual(left ?? 0);
  expect(box("·").top).toBeGreaterThan(top ?? 0);
});

test("the separator is shown between two amounts on one line", async () => {
  const screen = await render(<MoneyLine now="$1 today" then="$2 every month" />);
  const box = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  const line = screen.container.querySelector("p")?.getBoundingClientRect();
  expect(box("·").left).toBeGreaterThan(line?.left ?? Infinity);
  expect(box("·").top).toBeLessThan(line?.bottom ?? 0);
});
