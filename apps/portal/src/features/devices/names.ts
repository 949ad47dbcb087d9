import { imeiOfSubject } from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";

/** The device that a request was about. */
export const nameOfDevice = (subject: string): string => groupImei(imeiOfSubject(subject));
