import { afterEach, describe, expect, test, vi } from "vitest";
import * as sdk from "../src/index.ts";
import * as pure from "../src/pure.ts";
import { testClient, errorOf, json } from "./support.ts";

test("the package exports only what is meant to be public", () => {
  expect(Object.keys(sdk).toSorted()).toMatchInlineSnapshot(`
    [
      "createClient",
      "isWaypostError",
      "withResponse",
    ]
  `);
  expect(Object.keys(pure).toSorted()).toMatchInlineSnapshot(`
    [
      "CURRENCY_HEADER",
      "SOMETHING_WENT_WRONG",
      "amountOf",
      "badArgument",
      "canonicalIdentifier",
      "decimalsOf",
      "errorText",
      "invalidReason",
      "isCurrency",
      "isPlausibleBody",
      "isRegistrationDevices",
      "isWaypostError",
      "normalizeIdentifier",
      "otherCurrency",
      "outcomeOfWrite",
      "parseExact",
      "registrationResult",
      "serverText",
      "stringifyExact",
      "toMinor",
    ]
  `);
});

test("the client has only the methods that are meant to be public", () => {
  const { client } = testClient(() => json({}));
  const names = Object.entries(client).map(([feature, operations]) => [
    feature,
    Object.keys(operations).join(" "),
  ]);
  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "cancellation": "validateImei cancel",
      "cardUpdate": "validateCard update",
      "deviceSettings": "load save updateOdometer",
      "dormant": "payFee activated cancel",
      "lookups": "countries states timeZones mobileProviders servicePlans planRules appConfig",
      "packs": "buySms buyEta",
      "planUpdate": "devices update",
      "reactivation": "devices deviceInfo reactivate reactivateCharge reactivateMany",
      "registration": "checkEmail customerCards checkImei register registerCharge",
      "request": "",
      "writeTimeout": "",
    }
  `);
});

test("a list of devices of any length can be narrowed to one to four devices", () => {
  const device = { imei: "1", device_name: "Van", device_model: "", device_plan: "plus" };
  const lengths = [0, 1, 2, 3, 4, 5];
  expect(
    lengths.filter((length) => pure.isRegistrationDevices(Array.from({ length }, () => device))),
  ).toEqual([1, 2, 3, 4]);
});

describe("a WaypostError", () => {
  test("is an Error that names the operation and the kind of failure", async () => {
    const { client } = testClient(() => json({ message: "M", error: "E" }, 404));
    const error = await errorOf(client.lookups.countries());
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("WaypostError");
    expect(String(error)).toBe("WaypostError: lookups.countries: http: M : E");
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "WaypostError",
      operation: "lookups.countries",
      kind: "http",
      displayMessage: "M : E",
      status: 404,
      serverMessage: "M",
      serverError: "E",
      attempts: 1,
      code: null,
      requestId: null,
      retryAfter: null,
      headers: {},
    });
  });

  test("can be distinguished from any other error", () => {
    expect(sdk.isWaypostError(new Error("WaypostError"))).toBe(false);
    expect(sdk.isWaypostError({ name: "WaypostError" })).toBe(false);
    expect(sdk.isWaypostError({ kind: "http", cause: { WaypostError: true } })).toBe(false);
    expect(sdk.isWaypostError(undefined)).toBe(false);
  });
});

describe("the global fetch", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("may be replaced after the client was created", async () => {
    const client = sdk.createClient({ baseUrl: "https://api.example.com/" });
    const fetch = vi.fn(async () => json({ countries: [] }));
    vi.stubGlobal("fetch", fetch);
    await client.lookups.countries();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      "https://api.example.com/info/countries",
      expect.objectContaining({ method: "GET" }),
    );
  });
});
