import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { onPage } from "../../../test/on-page.tsx";
import type { Services } from "../../services.ts";
import { useDraftField } from "../use-draft-field.ts";
import { usePhoneConsent } from "./use-phone-consent.ts";

function Page() {
  const { defaultValue, onChange } = useDraftField(usePhoneConsent().runner, "name");
  return <input defaultValue={defaultValue} onChange={(event) => onChange(event.target.value)} />;
}

test("leaving an untouched page loads nothing", async () => {
  const load = vi.fn(async (services: Services) => services);
  const page = onPage({ services: load });
  const screen = await render(<Page />, { wrapper: page.Provider });
  await screen.unmount();
  expect(load).not.toHaveBeenCalled();
  const again = await render(<Page />, { wrapper: page.Provider });
  await again.getByRole("textbox").fill("Sample");
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
