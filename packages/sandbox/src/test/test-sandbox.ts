import { differences, loadContract, replySchema } from "../../../../openapi/load.ts";
import type { Method } from "../../../../openapi/load.ts";
import { controlHeader, controlPath, createSandbox } from "../index.ts";
import type { Database, Sandbox, SandboxOptions } from "../index.ts";
import { newDatabase } from "./new-database.ts";

/** The current time in every test. */
export const today = new Date("2026-11-21T10:00:00Z");

/** The only call that is not in the contract. Only the sandbox has it. */
const countryCall = "GET /geo/country";

const contract = await loadContract();

export interface Answer {
  status: number;
  /** The parsed body; undefined if it is empty. */
  body: Record<string, unknown> | undefined;
}

export interface TestSandbox {
  sandbox: Sandbox;
  get: (path: string, token?: string) => Promise<Answer>;
  post: (path: string, body: unknown, token?: string) => Promise<Answer>;
  put: (path: string, body: unknown, token?: string) => Promise<Answer>;
  /** Sends a request to the control API. */
  control: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Creates a sandbox on a fixed day. Every reply is checked against the contract. */
export function testSandbox(
  options: Partial<SandboxOptions> & { database?: Database } = {},
): TestSandbox {
  const sandbox = createSandbox({ database: newDatabase(), now: () => today, ...options });
  const send = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await sandbox.fetch(`http://sandbox${path}`, init);
    const text = await response.text();
    const body = text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>);
    const call = sandbox.log().at(-1)?.call;
    if (call && call !== countryCall && body) mustFit(call, response.status, body);
    return { status: response.status, body };
  };
  const write =
    (method: string): TestSandbox["post"] =>
    (path, body, token) =>
      send(path, { method, body: JSON.stringify(body), headers: authorization(token) });
  return {
    sandbox,
    get: (path, token) => send(path, { headers: authorization(token) }),
    post: write("POST"),
    put: write("PUT"),
    async control(method, path, body) {
      const response = await sandbox.fetch(`http://localhost${controlPath}/${path}`, {
        method,
        headers: { [controlHeader]: "1" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
      };
    },
  };
}

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `JWT ${token}` };
}

function mustFit(call: string, status: number, body: unknown): void {
  const [verb = "", path = ""] = call.split(" ");
  const schema = replySchema(contract, verb.toLowerCase() as Method, path, status);
  const found = differences(schema, body);
  if (found.length > 0)
    throw new Error(`${call} ${status} does not fit the contract: ${found.join()}`);
}

export const gpsDevice = {
  imei: "350000000000001",
  device_name: "Van",
  device_model: "GL300",
  device_plan: "plus_quarterly",
};

export const obdDevice = {
  imei: "860000000000001",
  device_name: "Car",
  device_model: "GV500",
  device_plan: "standard_obd_yearly",
};

export const card = {
  cardholder_name: "Sample Customer",
  cvv: "123",
  expiration_date: "03/2029",
  number: "4111111111111111",
};

export const newCustomer = {
  first_name: "Sample",
  last_name: "Customer",
  email: "customer@example.com",
  company: "",
  phone_number: "5550001111",
  password: "correct horse",
  comfirm_email: "customer@example.com",
  state: "Texas",
  city: "Austin",
  mobile_carrier: "Local Carrier",
  language: "English",
  address: "1 Main St",
  country: "United States",
  zip: "73301",
  time_zone: "America/Chicago",
  time_zone_description: "Central",
  credit_card: card,
  devices: [gpsDevice],
  uom: "MPH",
};

/** The payload of the new customer with another e-mail address. */
export function newCustomerAs(email: string) {
  return { ...newCustomer, email, comfirm_email: email };
}

export const returningCustomer = {
  email: "returning@example.com",
  language: "English",
  devices: [gpsDevice],
  uom: "KMH",
};

export const savedCard = {
  user_token: "card_demo_visa",
  card_bin: "424242",
  card_last_4: "4242",
};
