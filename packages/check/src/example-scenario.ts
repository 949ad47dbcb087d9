import type { Scenario } from "./scenario.ts";

const card = { cardholder_name: "Rita Returning", cvv: "123", expiration_date: "03/2035" };

/** The scenario for the sandbox, which users can adapt. The token comes from the environment. */
export const exampleScenario = {
  portalOrigin: "https://portal.example.com",
  customer: {
    id: 1001,
    email: "returning@example.com",
    password: "waypost-demo",
    token: { env: "WAYPOST_CHECK_TOKEN" },
    firstSix: "424242",
  },
  devices: {
    free: [
      "350000000000001",
      "350000000000002",
      "350000000000003",
      "350000000000004",
      "860000000000001",
    ],
    gps: "358000000000001",
    obd: "868000000000001",
    cancelled: ["358000000000002", "358000000000003", "868000000000002"],
    dormant: "358000000000005",
    failing: "359000000000901",
  },
  writes: {
    card: { ...card, number: "4111111111111111" },
    cardOnFile: { ...card, number: "4242424242424242" },
    declinedCard: { ...card, number: "4000000000000002" },
    newCustomer: {
      first_name: "Nora",
      last_name: "Owner",
      email: "check+{time}@example.com",
      company: "",
      phone_number: "5550001111",
      password: "correct horse",
      state: "Texas",
      city: "Austin",
      mobile_carrier: "AT&T",
      address: "1 Main St",
      country: "United States",
      zip: "73301",
      time_zone: "America/Chicago",
      time_zone_description: "Central Time (US & Canada)",
    },
  },
} satisfies Omit<Scenario, "customer"> & { customer: object };
