import { addressRoute } from "@waypost/hooks/rules";
import type { Config } from "./config.ts";
import { address } from "./hash-location.ts";

/** The storage key that the tracking site uses, unless the configuration has another one. */
const DEFAULT_KEY = "token";

/**
 * Returns the token that the tracking site has stored in this browser. The portal never writes it.
 */
export function storedToken({ tokenKey = DEFAULT_KEY }: Config): string | undefined {
  try {
    return window.localStorage.getItem(tokenKey)?.trim() || undefined;
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

/** Returns the token of the page on the screen. Only the page that cancels dormant mode has one. */
export const pageToken = (config: Config) => (): string | undefined =>
  addressRoute(address()) === "/dormant-cancellation" ? storedToken(config) : undefined;

/**
 * Returns the token of a call. The calls of dormant mode and of the account page use the stored
 * token; those of the device settings use the token of the registration.
 */
export const callToken =
  (config: Config, registrationToken: () => string | undefined) =>
  (operation: string): string | undefined => {
    if (operation.startsWith("dormant.")) return storedToken(config);
    if (!operation.startsWith("deviceSettings.")) return undefined;
    return addressRoute(address()) === "/account" ? storedToken(config) : registrationToken();
  };
