import { cancellation } from "../../../packages/sdk/src/cancellation.ts";
import { cardUpdate } from "../../../packages/sdk/src/card-update.ts";
import { deviceSettings } from "../../../packages/sdk/src/device-settings.ts";
import { dormant } from "../../../packages/sdk/src/dormant.ts";
import { lookups } from "../../../packages/sdk/src/lookups.ts";
import type { Operation } from "../../../packages/sdk/src/operation.ts";
import { packs } from "../../../packages/sdk/src/packs.ts";
import { planUpdate } from "../../../packages/sdk/src/plan-update.ts";
import { reactivation } from "../../../packages/sdk/src/reactivation.ts";
import { registration } from "../../../packages/sdk/src/registration.ts";

/** The request of an operation. */
export interface Endpoint {
  /** Method and path template, with the name of the query parameter. */
  endpoint: string;
  isWrite: boolean;
  needsToken: boolean;
}

const features: Readonly<Record<string, object>> = {
  cancellation,
  cardUpdate,
  deviceSettings,
  dormant,
  lookups,
  packs,
  planUpdate,
  reactivation,
  registration,
};

/** The endpoint of each operation, by its name such as `dormant.cancel`. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(features).flatMap(([feature, operations]) =>
    Object.entries<Operation<unknown>>({ ...operations }).map(([name, operation]) => [
      `${feature}.${name}`,
      {
        endpoint: operation.endpoint.replace(/\?(\w+)\*?$/, "?$1="),
        isWrite: operation.write !== undefined,
        needsToken: operation.needsToken === true,
      },
    ]),
  ),
);
