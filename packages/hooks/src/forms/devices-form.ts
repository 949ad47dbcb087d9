import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { MAX_DEVICES } from "../rules/registration/drafts.ts";
import type { DeviceDraft, Unit } from "../rules/registration/drafts.ts";
import { earlierRow } from "../rules/devices/duplicate-imeis.ts";
import { readImei } from "../rules/devices/imei.ts";
import { atLeastOne, fields, optional, required } from "./fields.ts";

/** The values of one device in the devices form. */
export type DeviceForm = Pick<
  DeviceDraft,
  "imei" | "device_name" | "device_model" | "category" | "servicePlan"
> & {
  /** True if the last online check of exactly this IMEI passed. */
  imeiValid: boolean;
};

/** The values of the devices form. */
export type DevicesForm = { unit: Unit; devices: readonly DeviceForm[] };

/**
 * The input of the form. Model and category come from the IMEI check, which may provide neither.
 */
export type DevicesFormInput = {
  unit: Unit | "";
  devices: readonly (Omit<DeviceForm, "device_model" | "category"> &
    Partial<Pick<DeviceForm, "device_model" | "category">>)[];
};

const tooMany: PlainCode = "devices.tooMany";
const unitMissing: PlainCode = "unit.required";
const unchecked: PlainCode = "imei.unchecked";
const noPlan: PlainCode = "servicePlan.required";

// "" is rejected by a separate check, so that the rows are checked as well.
const unit = z
  .enum(["", "KMH", "MPH"], unitMissing)
  .check(z.refine((chosen) => chosen !== "", unitMissing));

/** The rows of the activation step. An IMEI is accepted only after it was found valid. */
export const devicesForm: StandardSchemaV1<DevicesFormInput, DevicesForm> = fields({
  unit: unit as z.ZodMiniType<Unit, Unit | "">,
  devices: atLeastOne(
    fields({
      imei: z.string("imei.required" satisfies PlainCode),
      imeiValid: z.boolean(unchecked),
      device_name: required("device_name.required"),
      device_model: optional(),
      category: optional(),
      servicePlan: z.string(noPlan),
    }),
    "devices.required",
  ).check(z.maxLength(MAX_DEVICES, tooMany)),
}).check(({ value, issues }) => {
  for (const { path, code } of rowProblems(value.devices)) {
    issues.push({ code: "custom", input: value, path: ["devices", ...path], message: code });
  }
});

type RowProblem = { path: [row: number, field: keyof DeviceForm]; code: PlainCode };

function rowProblems(devices: readonly DeviceForm[]): RowProblem[] {
  const imeis = devices.map(({ imei }) => imei);
  return devices.flatMap((device, row): RowProblem[] => {
    const imei = imeiProblem(device, earlierRow(imeis, row) !== null);
    if (imei !== null) return [{ path: [row, "imei"], code: imei }];
    return device.servicePlan.trim() === "" ? [{ path: [row, "servicePlan"], code: noPlan }] : [];
  });
}

function imeiProblem(device: DeviceForm, isDuplicate: boolean): PlainCode | null {
  const reading = readImei(device.imei);
  if (reading.kind === "error") return reading.code;
  if (isDuplicate) return "imei.duplicate";
  return device.imeiValid ? null : unchecked;
}
