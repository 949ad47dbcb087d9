import { afterEach, describe, expect, test, vi } from "vitest";
import type { Config } from "./config.ts";
import { callToken, pageToken, storedToken } from "./token.ts";

const config = { apiBaseUrl: "https://api.example.com" } as Config;
const PAGE = "https://portal.example/#/dormant-cancellation?customer_id=7";

/** Creates a window with this URL and these items in its local storage. */
const open = (href: string, items: Readonly<Record<string, string>> | Error) =>
  vi.stubGlobal("window", {
    location: { href },
    get localStorage() {
      if (items instanceof Error) throw items;
      return { getItem: (key: string) => items[key] ?? null };
    },
  });
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["under the documented key", config, { token: "jwt" }, "jwt"],
  ["with blanks around it", config, { token: " jwt\n" }, "jwt"],
  ["under a key of the vendor", { ...config, tokenKey: "vendor.jwt" }, { "vendor.jwt": "v" }, "v"],
  ["under another key", { ...config, tokenKey: "vendor.jwt" }, { token: "jwt" }, undefined],
  ["that is blank", config, { token: "  " }, undefined],
  ["that is not there", config, {}, undefined],
  ["in a storage that the browser blocks", config, new Error("blocked"), undefined],
])("a token %s", (_, settings, items, token) => {
  open(PAGE, items);
  expect(storedToken(settings)).toBe(token);
});

describe("a stored token", () => {
  test.each([
    ["dormant.activated", "jwt"],
    ["dormant.cancel", "jwt"],
    ["deviceSettings.load", undefined],
    ["deviceSettings.save", undefined],
    ["deviceSettings.updateOdometer", undefined],
  ])("for the call %s is %s", (operation, token) => {
    open(PAGE, { token: "jwt" });
    expect(callToken(config, () => undefined)(operation)).toBe(token);
  });

  test.each([
    ["dormant.activated", undefined],
    ["dormant.cancel", undefined],
    ["deviceSettings.load", "registered"],
    ["deviceSettings.save", "registered"],
    ["deviceSettings.updateOdometer", "registered"],
    ["registration.register", undefined],
  ])("the token of a registration is for the call %s %s", (operation, token) => {
    open(PAGE, {});
    expect(callToken(config, () => "registered")(operation)).toBe(token);
  });

  test.each([
    [PAGE, "jwt"],
    ["https://portal.example/#/registration/confirm", undefined],
    ["https://portal.example/?x=#/account?customer_id=7", undefined],
  ])("is for the page %s %s", (href, token) => {
    open(href, { token: "jwt" });
    expect(pageToken(config)()).toBe(token);
  });
});
