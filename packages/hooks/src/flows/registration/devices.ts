import type { WaypostError } from "@waypost/sdk";
import { MAX_DEVICES, newDevice, withDevices } from "../../rules/drafts.ts";
import { progressAfter } from "../../rules/gates.ts";
import { readImei } from "../../rules/imei.ts";
import { parsePlanId, planKind } from "../../rules/plans.ts";
import { rejectSubmit, stay, to } from "./changes.ts";
import {
  awaits,
  checkKey,
  checkRow,
  editRow,
  invalidRow,
  NO_ERROR,
  NO_PLAN,
  planOf,
  without,
  withRows,
} from "./device-rows.ts";
import type { DeviceEvent, HandlersOf } from "./events.ts";
import { goTo } from "./enter.ts";
import { hasAny } from "../field-errors.ts";
import { deviceErrors } from "./field-errors.ts";

/** The rows of devices: IMEI, name and plan of each, and their common unit. */
export const deviceHandlers: HandlersOf<DeviceEvent> = {
  "choose-unit": (state, { unit }) =>
    withRows(state, { activation: { ...state.activation, unit } }),

  "add-device": (state) => {
    const { devices } = state.activation;
    if (devices.length >= MAX_DEVICES) return stay(state);
    const id = String(Math.max(0, ...devices.map((device) => Number(device.id))) + 1);
    return to(state, { activation: withDevices(state.activation, [...devices, newDevice(id)]) });
  },

  "remove-device": (state, { id }) => {
    const { devices } = state.activation;
    const rest = devices.filter((device) => device.id !== id);
    if (rest.length === 0 || rest.length === devices.length) return stay(state);
    return withRows(
      state,
      { activation: withDevices(state.activation, rest), checking: without(state.checking, id) },
      { type: "cancel", key: checkKey(id) },
    );
  },

  "edit-imei": (state, { id, text }) => {
    const reading = readImei(text);
    if (reading.kind === "call") return checkRow(state, id, text, reading.imei);
    const row = { imei: text, errormessage: reading.code };
    return invalidRow(state, id, row, { type: "cancel", key: checkKey(id) });
  },

  "check-imei-again": (state, { id }) => {
    const row = state.activation.devices.find((device) => device.id === id);
    const reading = readImei(row?.imei ?? "");
    return row !== undefined && reading.kind === "call"
      ? checkRow(state, id, row.imei, reading.imei)
      : stay(state);
  },

  "imei-checked": (state, { id, imei, reply }) => {
    if (!awaits(state, id, imei)) return stay(state);
    if (!reply.valid) return invalidRow(state, id, { errormessage: reply.message ?? "" });
    const category = reply.category ?? "";
    const row = state.activation.devices.find((device) => device.id === id);
    const kept = parsePlanId(row?.servicePlan ?? "")?.kind === planKind(category);
    return editRow(
      state,
      id,
      {
        ...NO_ERROR,
        ...(kept ? {} : NO_PLAN),
        checkedImei: imei,
        device_model: reply.model ?? "",
        category,
      },
      "checked",
    );
  },

  "imei-check-failed": (state, { id, imei, error }) => {
    if (!awaits(state, id, imei)) return stay(state);
    const row = { errormessage: wordsOf(error), checkFailed: !isVerdict(error) };
    return invalidRow(state, id, row);
  },

  "edit-device-name": (state, { id, name }) => editRow(state, id, { device_name: name }),

  "choose-plan": (state, { id, plan }) => editRow(state, id, planOf(plan)),

  "submit-devices": (state) => {
    if (state.name !== "devices") return stay(state);
    const fieldErrors = deviceErrors(state);
    if (hasAny(fieldErrors)) return rejectSubmit(state, fieldErrors);
    const progress = progressAfter(state.progress, "submit-activation");
    return goTo({ ...state, progress }, "payment-method");
  },
};

/** Of this check the documents show the message alone. */
const wordsOf = (error: WaypostError): string =>
  ("serverMessage" in error ? error.serverMessage : null) ?? error.displayMessage;

/** The server refused the question itself; one that is busy, broken or away may answer yet. */
const isVerdict = (error: WaypostError): boolean =>
  error.kind === "rejected" ||
  (error.kind === "http" && error.status < 500 && error.status !== 429);
