import type * as contract from "./generated/schema.ts";
import type { Converted } from "./converted.ts";
import type { PlanCategory } from "./types.ts";

/** A state or province of a country. */
export interface State extends Converted<contract.State, { id: string | number | null }> {}

/** A time zone to choose from. A registration contains both its name and its description. */
export interface TimeZone extends Converted<contract.TimeZone, { id: string | number | null }> {}

/** A mobile carrier to choose from, for SMS alerts. */
export interface MobileProvider extends Converted<
  contract.MobileProvider,
  { id: string | number | null }
> {}

/** A plan for a device, or a pack that is sold like a plan. */
export interface ServicePlan extends Converted<
  Required<contract.ServicePlan>,
  {
    service_plan_name: string | null;
    email_content: string | null;
    price: number | null;
    duration: number | null;
    plan_description: string | null;
    category: PlanCategory | null;
  }
> {}

/**
 * The rules string of each plan, by `service_plan_id`. A rules string lists features, separated by
 * commas, some with a value: `coverage,geofence_10,sms_alerts_100,data_retaintion_month_6`. The
 * value `0`, `no` or `false` disables a feature. `data_retaintion_month_` is the API's spelling of
 * "data retention". A plan without rules has no optional feature.
 */
export interface PlanRules {
  readonly [servicePlanId: string]: string;
}

/** An entry of the vendor's configuration. */
export interface AppConfigEntry extends Converted<
  contract.AppConfigEntry,
  { key: string | null; key_value: string | null }
> {}
