/** One of the fourteen writes. */
export interface GateCall {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly operation: string;
  /** True if it charges a card. */
  readonly charges: boolean;
  readonly subjectsOf: (body: unknown, path: string) => readonly string[];
  readonly ownerOf: (body: unknown) => string;
}

const none = { subjectsOf: () => [], ownerOf: () => "" };

export const calls: readonly GateCall[] = [
  ["register", "/auth/register", true],
  ["registerCharge", "/auth/register/charge", true],
  ["saveDeviceSettings", "/api/device/settings/{imei}", false],
  ["updateOdometer", "/api/odometer/update", false],
  ["cancelSubscription", "/auth/subscription/cancel", false],
  ["reactivate", "/auth/re-activation/device/reactivate", true],
  ["reactivateCharge", "/auth/re-activation/charge/reactivate", true],
  ["reactivateMany", "/auth/re-activation/multi/device/reactivate", true],
  ["updatePlan", "/auth/device/update/plan", true],
  ["updateCard", "/auth/credit-card/update", false],
  ["payDormantFee", "/auth/dormant-fees", true],
  ["cancelDormant", "/auth/dormant-mode/cancel", false],
  ["buySmsPack", "/auth/buy/sms/pack", true],
  ["buyEtaPack", "/auth/buy/eta-routing/pack", true],
].map(
  ([operation, path, charges]) =>
    ({
      method: operation === "saveDeviceSettings" ? "PUT" : "POST",
      operation,
      path,
      charges,
      ...none,
    }) as GateCall,
);
