import { afterEach, describe, expect, test, vi } from "vitest";
import * as sdk from "../src/index.ts";
import * as pure from "../src/pure.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

test("what the package exports is chosen, not grown", () => {
  expect(Object.keys(sdk).toSorted()).toMatchInlineSnapshot(`
    [
      "createClient",
      "isWaypostError",
    ]
  `);
  expect(Object.keys(pure).toSorted()).toMatchInlineSnapshot(`
    [
      "SOMETHING_WENT_WRONG",
      "errorText",
      "failedDevices",
      "isWaypostError",
      "registrationOutcome",
      "serverText",
    ]
  `);
});

test("the client's operations are chosen, not grown", () => {
  const { client } = clientAnswered(() => json({}));
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
    }
  `);
});

describe("an error of ours", () => {
  test("is an Error that says which operation failed, and how", async () => {
    const { client } = clientAnswered(() => json({ message: "M", error: "E" }, 404));
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
    });
  });

  test("is told from all others", () => {
    expect(sdk.isWaypostError(new Error("WaypostError"))).toBe(false);
    expect(sdk.isWaypostError({ name: "WaypostError" })).toBe(false);
    expect(sdk.isWaypostError(undefined)).toBe(false);
  });
});

describe("a runtime", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("may replace its fetch after the client was made", async () => {
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
