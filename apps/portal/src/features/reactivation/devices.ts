import type { MultiReactivationShape, TaskArgs } from "@waypost/hooks";
import { groupImei, planKind, type PlanKind } from "@waypost/hooks/rules";

/** The IMEI of `imei:350000000000001`. */
export const imeiOf = (subject: string): string => subject.replace(/^imei:/, "");

/** The device that a request was about. */
export const nameOfDevice = (subject: string): string => groupImei(imeiOf(subject));

/** Whether listed devices are trackers or plugs, by IMEI. */
export const kindsOf = ({
  data,
}: TaskArgs<MultiReactivationShape>): ReadonlyMap<string, PlanKind> =>
  new Map(data.listed.devices.map(({ imei_no, category }) => [imei_no, planKind(category)]));
