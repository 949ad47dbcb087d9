import type { Fault } from "../../../packages/sandbox/src/index.ts";
import type * as fetchOnce from "../../../packages/sdk/src/fetch-once.ts";
import type * as sdk from "../../../packages/sdk/src/index.ts";
import type * as pure from "../../../packages/sdk/src/pure.ts";
import type * as registerMany from "../../../packages/sdk/src/register-many.ts";
import type * as testing from "../../../packages/sdk/src/testing.ts";
import type { Target } from "../target.ts";

/** The entry points of the SDK, as the program under test imported them from the tarball. */
export interface Entries {
  readonly sdk: typeof sdk;
  readonly pure: typeof pure;
  readonly fetchOnce: typeof fetchOnce;
  readonly registerMany: typeof registerMany;
  readonly testing: typeof testing;
}

export type Kit = ReturnType<typeof createKit>;

/** A check throws when the runtime does not do what it should. */
export type Check = (kit: Kit) => Promise<void>;

/** What the checks use: the entries, clients, and the control path of the sandbox. */
export function createKit(entries: Entries, target: Target) {
  const { createClient, isWaypostError } = entries.sdk;

  async function control(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${target.controlUrl}/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "X-Sandbox-Control": "1", "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}.`);
    return response.json();
  }

  return {
    ...entries,
    target,
    client: createClient({ baseUrl: target.url }),
    clientOf: (options: Partial<sdk.ClientOptions>) =>
      createClient({ baseUrl: target.url, ...options }),
    fault: (fault: Fault) => control("faults", fault),
    tokenOf: async (customer: number): Promise<string> => {
      const reply = await control("token", { customer_id: customer });
      return String(Object(reply).token);
    },
    /** Waits until all faults have been used, which means that their calls have arrived. */
    faultsUsed: async (): Promise<void> => {
      let faults: unknown[];
      do {
        faults = Object(await control("faults")).faults;
      } while (faults.length > 0);
    },
    /** The SDK's error of a call that must fail. */
    errorOf: async (call: Promise<unknown>): Promise<sdk.WaypostError> => {
      const error = await call.then(
        () => new Error("The call succeeded."),
        (reason: unknown) => reason,
      );
      if (!isWaypostError(error)) throw error;
      return error;
    },
  };
}

/** Compares as JSON, because a runtime may lack an assertion module. */
export function equal(actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`expected ${wanted}, got ${found}`);
}
