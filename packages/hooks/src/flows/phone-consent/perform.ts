import type { Ports } from "../ports.ts";
import { registrationPath } from "../registration/path.ts";
import type { Perform } from "../runner.ts";
import { waited } from "../waited.ts";
import type { PhoneConsentEffect, PhoneConsentEvent } from "./events.ts";

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
