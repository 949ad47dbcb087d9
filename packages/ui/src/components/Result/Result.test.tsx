import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { TaskHeader } from "../TaskHeader/TaskHeader.tsx";
import { Result, type ResultTone } from "./Result.tsx";

afterEach(() => scrollTo(0, 0));

const below = (tone: ResultTone, message: string) => (
  <>
    <div style={{ blockSize: 3000 }}>A long form</div>
    <Result tone={tone} message={message} />
  </>
);

const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;

test("the documented text is first, the next action last", async () => {
  const screen = await render(
    <Result
      tone="done"
      message="Success!!"
      money="$4.95 today"
      until="Active until Feb 21."
      facts={[{ term: "IMEI", value: "35" }]}
      actions={<button>Next</button>}
    >
      <p>More</p>
    </Result>,
  );
  expect(screen.container.textContent).toBe(
    "Success!!$4.95 todayActive until Feb 21.IMEI35MoreNext",
  );
});

test.each([
  ["done", "alert", false],
  ["partial", "alert", false],
  ["pending", "status", false],
  ["refused", "alert", true],
  ["unknown", "status", true],
] as const)("%s is announced as %s, and in view: %s", async (tone, role, isScrolled) => {
  const screen = await render(below(tone, "Card declined"));
  const region = screen.getByRole(role);
  await expect.element(region).toHaveTextContent("Card declined");
  expect(isInView(region.element())).toBe(isScrolled);
  scrollTo(0, 0);
  await screen.rerender(below(tone, "Card declined again"));
  expect(isInView(region.element())).toBe(isScrolled);
});

test("a page can move focus to the result", async () => {
  await render(<Result id="outcome" tone="refused" message="Card declined" />);
  document.getElementById("outcome")?.focus();
  expect(document.activeElement?.textContent).toBe("Card declined");
});

test("facts without a value are not shown", async () => {
  const screen = await render(
    <Result tone="done" message="Success!!" facts={[{ term: "Subscription", value: null }]} />,
  );
  expect(screen.container.textContent).toBe("Success!!");
});

test("below a more important panel, nothing scrolls", async () => {
  const screen = await render(
    <>
      <p>Error!</p>
      <div style={{ blockSize: 3000 }}>A long page</div>
      <Result tone="unknown" message="We do not know" scrollsIntoView={false} />
    </>,
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent("We do not know");
  await new Promise(requestAnimationFrame);
  expect(scrollY).toBe(0);
});

test("an outdated refusal is one line without its actions", async () => {
  const screen = await render(
    <div style={{ inlineSize: 600 }}>
      <Result
        isFolded
        tone="refused"
        title="Error!"
        message="Card declined : Your card was declined by the bank that issued it"
        actions={<button type="button">Use another card</button>}
      />
    </div>,
  );
  const height = screen.container.querySelector(".waypost-Result")?.getBoundingClientRect().height;
  expect(height).toBeLessThanOrEqual(44);
  expect(screen.container.querySelector("button")).toBeNull();
});

test("the documented text of a success is the largest", async () => {
  const screen = await render(
    <>
      <TaskHeader isDone isIrreversible={false} title="Update Device Plan" />
      <Result tone="done" message="Device Plan Updated Successfully" money="$59.85 today" />
    </>,
  );
  const size = (text: string) =>
    Number.parseFloat(getComputedStyle(screen.getByText(text).element()).fontSize);
  expect(size("Device Plan Updated Successfully")).toBe(22);
  expect(size("Update Device Plan")).toBe(18);
});
