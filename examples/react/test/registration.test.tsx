import { WaypostProvider } from "@waypost/hooks";
import { fillRegistration, registration } from "@waypost/hooks/flows";
import { initialCustomer } from "@waypost/hooks/rules";
import { startServer } from "@waypost/sandbox/server";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { App } from "../src/App.tsx";
import { BRAND } from "../src/brand.ts";
import { connect } from "../src/waypost.ts";

test("a customer activates a device, and the card is charged once", async () => {
  const server = await startServer({ port: 0 });
  onTestFinished(() => server.close());
  const waypost = connect(server.url);
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
  await vi.waitFor(() => expect(getState().screen.phase).toBe("reviewing"));
  expect(page()).toContain(BRAND);
  expect(server.sandbox.charges()).toEqual([]);

  // A press before the prices have been read sends nothing.
  await vi.waitFor(() => {
    send({ type: "confirm", at: waypost.now() });
    expect(getState().screen.phase).toBe("done");
  });
  expect(server.sandbox.charges()).toHaveLength(1);
});
