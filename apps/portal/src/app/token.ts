import { addressRoute } from "@waypost/hooks/rules";
import type { Config } from "./config.ts";
import { address } from "./hash-location.ts";

/**
 * The key under which the tracking site stores the token, unless the configuration names another
 * one.
 */
const DEFAULT_KEY = "token";

/** The token that the tracking site has stored in this browser. The portal never writes it. */
export function storedToken({ tokenKey = DEFAULT_KEY }: Config): string | undefined {
  try {
    return window.localStorage.getItem(tokenKey)?.trim() || undefined;
  } catch {
    // The browser blocks its storage.
    return undefined;
  }
}

/** The token of the page on the screen: only the page that cancels dormant mode has one. */
export const pageToken = (config: Config) => (): string | undefined =>
  addressRoute(address()) === "/dormant-cancellation" ? storedToken(config) : undefined;

/**
 * The token of a call: the two of dormant mode get the stored one, those of the device settings the
 * one of the registration, and on the account page the stored one.
 */
export const callToken =
  (config: Config, registrationToken: () => string | undefined) =>
  (operation: string): string | undefined => {
    if (operation.startsWith("dormant.")) return storedToken(config);
    if (!operation.startsWith("deviceSettings.")) return undefined;
    return addressRoute(address()) === "/account" ? storedToken(config) : registrationToken();
  };
