import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { onPage } from "../../../test/on-page.tsx";
import type { Services } from "../../services.ts";
import { useTaskField } from "../task/use-task-field.ts";
import { usePhoneConsent } from "./use-phone-consent.ts";
import { soon } from "../../../test/soon.ts";

const COMPLETE = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };

function Page() {
  const { run, submit } = usePhoneConsent();
  const { value, onChange } = useTaskField({ run }, "name");
  const complete = () => run.send({ type: "edit", patch: COMPLETE });
  return (
    <>
      <input value={value} onChange={(event) => onChange(event.target.value)} />
      <button onClick={complete}>Complete</button>
      <button onClick={submit}>Submit</button>
    </>
  );
}

test("the services load for a complete submit only, not for typing or leaving the page", async () => {
  const load = vi.fn(async (services: Services) => services);
  const page = onPage({ services: load });
  const screen = await render(<Page />, { wrapper: page.Provider });
  await screen.unmount();
  const again = await render(<Page />, { wrapper: page.Provider });
  await again.getByRole("textbox").fill("Sample");
  await again.getByText("Submit").click();
  expect(load).not.toHaveBeenCalled();
  await again.getByText("Complete").click();
  await again.getByText("Submit").click();
  await soon(() => expect(load).toHaveBeenCalledOnce());
});
