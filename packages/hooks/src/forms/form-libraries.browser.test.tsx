import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm as useTanStackForm } from "@tanstack/react-form";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FORM_DAY, wholeRegistration } from "../../test/whole-registration.ts";
import { en } from "../messages/en.ts";
import { newCustomerPayload } from "../rules/registration/registration-payload.ts";
import { emailForm } from "./email-form.ts";
import { inWords } from "./in-words.ts";
import { registrationForm } from "./registration-form.ts";
import { soon } from "../../test/soon.ts";

const form = inWords(registrationForm({ customer: "new", today: FORM_DAY }), en);

type Send = (payload: ReturnType<typeof newCustomerPayload>) => void;

function ReactHookForm({ send }: { send: Send }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(form),
    defaultValues: {
      ...wholeRegistration,
      customer: { ...wholeRegistration.customer, email: "" },
      activation: { ...wholeRegistration.activation, unit: "" },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ customer, activation, payment }) =>
    send(newCustomerPayload(customer, activation, payment)),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        Email <input {...register("customer.email")} />
      </label>
      <p>email: {errors.customer?.email?.message}</p>
      <label>
        Unit <input {...register("activation.unit")} />
      </label>
      <p>unit: {errors.activation?.unit?.message}</p>
      <label>
        Name <input {...register("activation.devices.0.device_name")} />
      </label>
      <p>name: {errors.activation?.devices?.[0]?.device_name?.message}</p>
      <button>Register</button>
    </form>
  );
}

test("react-hook-form shows the catalogue's texts, and sends the form's output", async () => {
  const send = vi.fn<Send>();
  await render(<ReactHookForm send={send} />);
  await screen.getByLabelText("Name").fill(" ");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("email: Email is required")).toBeVisible();
  await expect.element(screen.getByText("unit: Unit is required")).toBeVisible();
  await expect.element(screen.getByText("name: Device Name is required")).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await screen.getByLabelText("Email").fill(" a@example.com");
  await screen.getByLabelText("Unit").fill("KMH");
  await screen.getByLabelText("Name").fill("Van ");
  await screen.getByRole("button").click();
  await soon(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.lastCall?.[0]).toMatchObject({
    email: "a@example.com",
    uom: "KMH",
    devices: [{ device_name: "Van", device_model: "GL300" }],
  });
});

const email = inWords(emailForm, en);

function TanStackForm({ send }: { send: (email: string) => void }) {
  const tanStack = useTanStackForm({
    defaultValues: { email: "" },
    validators: { onSubmit: email },
    onSubmit: ({ value }) => send(value.email),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void tanStack.handleSubmit();
      }}
    >
      <tanStack.Field name="email">
        {({ state, handleChange }) => (
          <>
            <label>
              Email{" "}
              <input value={state.value} onChange={(event) => handleChange(event.target.value)} />
            </label>
            <p>email: {state.meta.errors.map((error) => error?.message).join()}</p>
          </>
        )}
      </tanStack.Field>
      <button>Next</button>
    </form>
  );
}

test("TanStack Form shows the catalogue's texts, and submits once there are no errors", async () => {
  const send = vi.fn<(email: string) => void>();
  await render(<TanStackForm send={send} />);
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("email: Email is required")).toBeVisible();
  await screen.getByLabelText("Email").fill("nobody");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("email: Email is invalid")).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await screen.getByLabelText("Email").fill("a@example.com");
  await screen.getByRole("button").click();
  await soon(() => expect(send).toHaveBeenCalledExactlyOnceWith("a@example.com"));
});
