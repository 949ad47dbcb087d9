import { expect, test } from "vitest";
import { userEvent, type Locator } from "vitest/browser";
import { render } from "vitest-browser-react";
import { soon } from "../../test/soon.ts";
import { registration } from "../flows/registration/flow.ts";
import { registrationLogic } from "../flows/registration/logic.ts";
import { createTestWaypost } from "../testing/index.ts";
import { copyAsTest } from "./copy-as-test.ts";
import { createTransitionLog, waypostDevtools } from "./index.ts";

const TODAY = new Date(2030, 0, 15);

async function open() {
  const log = createTransitionLog();
  const { waypost } = createTestWaypost({ onTransition: log.observe });
  const screen = await render(waypostDevtools(log).render(null, { theme: "dark" }));
  return { log, run: waypost.run(registration), screen };
}

const valueOf = (field: Locator): string => (field.element() as HTMLTextAreaElement).value;

test("a developer sees the events of the flows, and copies them as a test", async () => {
  const { log, run, screen } = await open();
  run.send({ type: "edit-customer", patch: { email: "a@example.com" } });
  run.send({ type: "submit" });
  await soon(() => expect(log.list().length).toBeGreaterThan(2));
  await userEvent.click(screen.getByText("registration edit-customer email"));
  await userEvent.click(screen.getByRole("button", { name: "Copy as a test" }));
  const copied = valueOf(screen.getByRole("textbox", { name: "The test" }));
  expect(copied).toContain('test("registration: edit-customer"');
  expect(copied).toContain("a@example.com");
});

test("the copied test reaches the same states when it runs", async () => {
  const { log, run } = await open();
  run.send({ type: "edit-card", patch: { cardHoldername: "Ada" }, today: TODAY });
  run.send({ type: "submit" });
  await soon(() => expect(log.list()).toHaveLength(2));
  const text = copyAsTest(log.list().toReversed());
  const body = text.replaceAll(/^import .*$/gm, "").replace("let state: any", "let state");
  const ran: string[] = [];
  // The page of a test can run what it has copied: it is plain code but for its imports.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  const program = new Function("test", "expect", "registrationLogic", body) as (
    ...tools: readonly unknown[]
  ) => void;
  program(
    (name: string, check: () => void) => (check(), ran.push(name)),
    expect,
    registrationLogic,
  );
  expect(ran).toEqual(["registration: edit-card, submit"]);
});

test("no password, card number or security code is shown or copied", async () => {
  const { log, run, screen } = await open();
  const secrets = { password: "pass-MARKED-1", cardnumber: "4929123456789012", cvc: "8437" };
  const { password, cardnumber, cvc } = secrets;
  run.send({ type: "edit-customer", patch: { password, confirmPassword: password } });
  run.send({ type: "edit-card", patch: { cardnumber, cvc }, today: TODAY });
  await soon(() => expect(log.list()).toHaveLength(2));
  await userEvent.click(screen.getByText(/registration edit-card/));
  await userEvent.click(screen.getByRole("button", { name: "Copy as a test" }));
  const copied = copyAsTest(log.list().toReversed());
  expect(copied).toContain("cardnumber");
  for (const secret of Object.values(secrets)) {
    expect(copied).not.toContain(secret);
    expect(screen.container.innerHTML).not.toContain(secret);
    for (const field of screen.container.querySelectorAll("textarea"))
      expect(field.value).not.toContain(secret);
  }
});
