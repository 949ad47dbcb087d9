"use client";

import { useCallback } from "react";
import { MAX_DEVICES } from "../../rules/registration/drafts.ts";
import {
  imeisIn,
  isBlankRow,
  placeImeis,
  type ImeiPlace,
} from "../../rules/devices/scanned-imei.ts";
import { useRegistrationRun } from "./use-registration.ts";

/** The scanned IMEIs. */
export interface ImeiScan {
  /** The IMEIs in the scanned texts, each with its row. */
  readonly found: readonly ImeiPlace[];
  /** True if the maximum number of rows have an IMEI, so scanning can stop. */
  readonly isFull: boolean;
}

/**
 * Returns a function for the texts of scanned bar codes. Each IMEI in them fills in a device row,
 * or adds one. The row `id` is filled first, if it is empty or its IMEI is not valid. With `null`,
 * only empty rows are filled.
 *
 * @example
 * const take = useImeiScan(id);
 * const { found, isFull } = take(["IMEI:350000000000006"]);
 */
export function useImeiScan(id: string | null): (texts: readonly string[]) => ImeiScan {
  const { send, getState } = useRegistrationRun();
  return useCallback(
    (texts) => {
      const { devices } = getState().form.activation;
      const imeis = [...new Set(texts.flatMap(imeisIn))];
      const found = placeImeis(devices, id, imeis);
      const isNew = found.some(({ row, isKnown }) => row !== null && !isKnown);
      if (isNew) send({ type: "scan-imeis", id, imeis });
      const filled = new Set(found.map(({ row }) => row));
      devices.forEach((row, at) => !isBlankRow(row) && filled.add(at));
      filled.delete(null);
      return { found, isFull: filled.size >= MAX_DEVICES };
    },
    [send, getState, id],
  );
}
