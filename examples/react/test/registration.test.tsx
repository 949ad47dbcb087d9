import { WaypostProvider } from "@waypost/hooks";
import { createWaypost, fillRegistration, registration } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { initialCustomer } from "@waypost/hooks/rules";
import { startServer } from "@waypost/sandbox/server";
import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { App } from "../src/App.tsx";
import { BRAND } from "../src/brand.ts";

/** For a machine that is busy. */
const PATIENCE = { timeout: 30_000 };

test("a customer activates a device, and the card is charged once", PATIENCE, async () => {
  const server = await startServer({ port: 0 });
  onTestFinished(() => server.close());
  const waypost = createWaypost({
    services: {
      client: createClient({ baseUrl: server.url }),
      queryClient: new QueryClient(),
    },
    messages: en,
    navigate: () => {},
    notify: () => {},
  });
  const { getState, send } = waypost.run(registration);
  const page = () =>
    renderToString(
      <WaypostProvider waypost={waypost}>
        <App />
      </WaypostProvider>,
    );

  await fillRegistration(waypost, {
    customer: {
      ...initialCustomer,
      email: "new.customer@example.com",
      password: "pass-word-1",
      confirmPassword: "pass-word-1",
      firstName: "Sample",
      lastName: "Customer",
      billingAddress: "1 Main St",
      country: "United States",
      state: "Texas",
      city: "Austin",
      zipcode: "73301",
      timezone: "America/Chicago",
      serviceProvider: "AT&T",
      phone: "5550001111",
      textMe: true,
    },
    activation: {
      unit: "MPH",
      devices: [
        {
          imei: "350000000000021",
          device_name: "Van",
          device_model: "",
          category: "gps",
          imeiValid: true,
          servicePlan: "pro_yearly",
        },
      ],
    },
    payment: {
      cardHoldername: "Sample Customer",
      cardnumber: "4111111111111111",
      cvc: "123",
      expirationdatemonth: "03",
      expirationdateyear: "2035",
    },
    terms: { accepted: true },
  });
  await vi.waitFor(() => expect(getState().screen.phase).toBe("reviewing"), PATIENCE);
  expect(page()).toContain(BRAND);
  expect(server.sandbox.charges()).toEqual([]);

  // A press before the prices have been read sends nothing.
  await vi.waitFor(() => {
    send({ type: "confirm", at: waypost.now() });
    expect(getState().screen.phase).toBe("done");
  }, PATIENCE);
  expect(server.sandbox.charges()).toHaveLength(1);
});
