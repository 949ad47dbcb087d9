import type { CallSignal } from "../../platform.ts";
import type { Ports } from "../ports.ts";
import { registrationPath } from "../registration/path.ts";
import type { Perform } from "../runner.ts";
import type { PhoneConsentEffect, PhoneConsentEvent } from "./events.ts";

// Named without the types of a platform, so that every runtime can type-check this.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Carries out the effects of the SMS consent. None of them calls a server. */
export const performPhoneConsent =
  (ports: Ports): Perform<PhoneConsentEvent, PhoneConsentEffect> =>
  async (effect, { send, signal }) => {
    switch (effect.type) {
      case "notify":
        return ports.notify(effect);
      case "cancel":
        return;
      case "wait":
        await waited(effect.milliseconds, signal);
        return send({ type: "redirect-due" });
      case "go":
        return ports.navigate(registrationPath("customer-information", ports.address()), {
          replace: false,
        });
    }
  };

/** Settles when the time is over, or at once when the wait is ended. */
function waited(milliseconds: number, signal: CallSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
