import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { registration } from "../flows/registration/flow.ts";
import { createTestWaypost } from "../testing/index.ts";
import { createTransitionLog, TransitionPanel } from "./index.ts";
import { soon } from "../../test/soon.ts";

const SECRETS = { password: "pass-MARKED-1", cardnumber: "4929123456789012", cvc: "8437" };
const TODAY = new Date(2030, 0, 15);

test("the panel shows each event with the states before and after it", async () => {
  const log = createTransitionLog();
  const { waypost } = createTestWaypost({ onTransition: log.observe });
  const screen = await render(<TransitionPanel log={log} />);
  const run = waypost.run(registration);
  run.send({ type: "edit-customer", patch: { email: "a@example.com" } });
  run.send({ type: "submit" });
  run.send({ type: "refetch" });
  await userEvent.click(screen.getByText(/^Waypost: \d+ events$/));
  await expect
    .element(screen.getByText("registration submit email → checking-email"))
    .toBeVisible();
  await expect.element(screen.getByText(/refetch .*\(ignored\)/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await expect.element(screen.getByText("Waypost: 0 events")).toBeVisible();
});

test("no secret reaches the panel", async () => {
  const log = createTransitionLog();
  const { waypost } = createTestWaypost({ onTransition: log.observe });
  await render(<TransitionPanel log={log} />);
  const run = waypost.run(registration);
  const { password, cardnumber, cvc } = SECRETS;
  run.send({ type: "edit-customer", patch: { password, confirmPassword: password } });
  run.send({ type: "edit-card", patch: { cardnumber, cvc }, today: TODAY });
  await soon(() => expect(log.list()).toHaveLength(2));
  await soon(() => expect(document.body.textContent).toContain("edit-card"));
  for (const secret of [password, cardnumber, cvc])
    expect(document.body.textContent).not.toContain(secret);
});

test("only the most recent events are listed", () => {
  const log = createTransitionLog(2);
  const transition = { flow: "f", from: {}, to: {}, effects: [], ignored: false };
  for (const type of ["one", "two", "three"]) log.observe({ ...transition, event: { type } });
  expect(log.list().map(({ event }) => event)).toEqual([{ type: "three" }, { type: "two" }]);
});
