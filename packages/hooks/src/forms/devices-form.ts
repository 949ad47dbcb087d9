import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { MAX_DEVICES } from "../rules/drafts.ts";
import type { ActivationDraft, DeviceDraft } from "../rules/drafts.ts";
import { duplicateImeis, readImei } from "../rules/imei.ts";
import { required } from "./fields.ts";

type DeviceForm = Pick<DeviceDraft, "imei" | "device_name" | "servicePlan"> & {
  /** The last online check of this very IMEI passed. */
  imeiValid: boolean;
};

export type DevicesForm = Pick<ActivationDraft, "unit"> & { devices: readonly DeviceForm[] };

const tooMany: PlainCode = "devices.tooMany";
const unitMissing: PlainCode = "unit.required";

/** The rows of the activation step; an IMEI counts only once it was found valid. */
export const devicesForm: StandardSchemaV1<DevicesForm, DevicesForm> = z
  .object({
    unit: z.enum(["", "KMH", "MPH"]).check(z.refine((unit) => unit !== "", unitMissing)),
    devices: z
      .array(
        z.object({
          imei: z.string(),
          imeiValid: z.boolean(),
          device_name: required("device_name.required"),
          servicePlan: z.string(),
        }),
      )
      .check(z.maxLength(MAX_DEVICES, tooMany)),
  })
  .check(({ value, issues }) => {
    for (const { path, code } of rowProblems(value.devices)) {
      issues.push({ code: "custom", input: value, path: ["devices", ...path], message: code });
    }
  });

type RowProblem = { path: [row: number, field: keyof DeviceForm]; code: PlainCode };

function rowProblems(devices: readonly DeviceForm[]): RowProblem[] {
  const duplicates = new Set(duplicateImeis(devices.map(({ imei }) => imei)));
  return devices.flatMap((device, row): RowProblem[] => {
    const imei = imeiProblem(device, duplicates.has(row));
    if (imei !== null) return [{ path: [row, "imei"], code: imei }];
    return device.servicePlan === ""
      ? [{ path: [row, "servicePlan"], code: "servicePlan.required" }]
      : [];
  });
}

function imeiProblem(device: DeviceForm, isDuplicate: boolean): PlainCode | null {
  const reading = readImei(device.imei);
  if (reading.kind === "error") return reading.code;
  if (isDuplicate) return "imei.duplicate";
  return device.imeiValid ? null : "imei.unchecked";
}
