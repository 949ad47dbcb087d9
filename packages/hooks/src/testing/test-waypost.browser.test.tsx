import { fixtures } from "@waypost/sdk/testing";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { registration } from "../flows/registration/flow.ts";
import { useRegistrationField } from "../react/registration/use-registration-field.ts";
import { useRegistration } from "../react/registration/use-registration.ts";
import { createTestWaypost } from "./index.ts";
import { soon } from "../../test/soon.ts";

/** A component of one's own. */
function Outcome() {
  const screen = useRegistration();
  if (screen.phase !== "failed") return <p>nothing to tell</p>;
  return (
    <>
      <p role="alert">{screen.failure.text}</p>
      <button onClick={screen.back}>Change the order</button>
    </>
  );
}

function Email() {
  const { input, errorMessage } = useRegistrationField("email");
  const screen = useRegistration();
  return (
    <>
      <label>
        Email <input {...input} />
      </label>
      <p>{errorMessage ?? screen.phase}</p>
      <button onClick={"submit" in screen ? screen.submit : undefined}>Next</button>
    </>
  );
}

test("a component is tested in a state that is hard to reach", async () => {
  const { Provider, startIn, opened } = createTestWaypost();
  const failure = {
    text: "Your card was declined",
    isRejection: true,
    inUse: [],
    card: { brand: "Visa", last4: "0002" },
  };
  startIn(registration, { screen: { phase: "failed" }, form: { visited: true, failure } });
  const screen = await render(<Outcome />, { wrapper: Provider });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Your card was declined");
  await screen.getByRole("button").click();
  await soon(() => expect(opened.map(({ step }) => step)).toEqual(["terms"]));
});

test("a state with a part that does not exist is refused", () => {
  const { waypost, startIn } = createTestWaypost();
  startIn(registration, { name: "failed" } as object);
  expect(() => waypost.run(registration).getState()).toThrow(/^A state has .*, and no "name"\.$/);
});

test("answers are set by operation, and what was sent can be looked at", async () => {
  const { Provider, answer, requests, transitions } = createTestWaypost();
  answer("registration.checkEmail", fixtures["registration.checkEmail"].known);
  const screen = await render(<Email />, { wrapper: Provider });
  await userEvent.type(screen.getByLabelText("Email"), "a@example.com");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("known-email")).toBeVisible();
  expect(requests.map(({ operation }) => operation)).toEqual(["registration.checkEmail"]);
  expect(transitions.filter(({ ignored }) => ignored)).toEqual([]);
});

test("the clock stands still until a test moves it", () => {
  const { waypost, clock } = createTestWaypost({ today: new Date(2031, 5, 1) });
  expect(waypost.now()).toEqual(new Date(2031, 5, 1));
  clock.advance(60_000);
  expect(waypost.now()).toEqual(new Date(2031, 5, 1, 0, 1));
  expect(waypost.monotonicNow()).toBe(60_000);
});

test("notices are collected", async () => {
  const { waypost, answer, notices } = createTestWaypost();
  answer("registration.checkEmail", { status: 500, body: { message: "Later, please" } });
  const run = waypost.run(registration);
  run.send({ type: "edit-customer", patch: { email: "a@example.com" } });
  run.send({ type: "submit" });
  await soon(() => expect(notices[0]?.params).toEqual({ text: "Later, please" }));
});
