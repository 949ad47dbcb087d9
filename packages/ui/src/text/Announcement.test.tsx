import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Announcement } from "./Announcement.tsx";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("a changed text is announced once it settles; the first text and one that returns are not", async () => {
  const screen = await render(<Announcement text="$10" />);
  const status = () => screen.getByRole("status").element().textContent;
  const show = async (text: string, ms: number) => {
    await screen.rerender(<Announcement text={text} />);
    await vi.advanceTimersByTimeAsync(ms);
  };
  const said: string[] = [];
  new MutationObserver(() => said.push(status())).observe(screen.container, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await show("$10", 9000);
  await show("$20", 900);
  await show("$30", 900);
  await show("$10", 9000);
  expect(said).toEqual([]);
  await show("$20", 900);
  await show("$30", 1100);
  await expect.poll(status).toBe("$30");
  expect(said).toEqual(["$30"]);
});
