import type { ServicePlan } from "@waypost/sdk";
import { MAX_BOX, readBox, type BoxColumns, type Cells } from "../../rules/box/box-list.ts";
import { readImei } from "../../rules/devices/imei.ts";
import { imeiFromPaste } from "../../rules/devices/pasted-imei.ts";
import { planName } from "../../rules/plans/plan-name.ts";
import { parsePlanId, planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { newDevice } from "../../rules/registration/drafts.ts";
import { change, stay } from "../engine/step.ts";
import { rowOf } from "../registration/start.ts";
import type { DeviceRow } from "../registration/state.ts";
import { receiptRows } from "./receipt.ts";
import type { BoxCheck, BoxEventOf, BoxForm, BoxRow, BoxState, BoxTransition } from "./state.ts";

const UNCHECKED: BoxCheck = { status: "unchecked" };

/** Words that differ only in case, spaces and signs: `Plus, quarterly` and `plus_quarterly`. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join(" ") ?? "";

/** The plan of a price list with this id or name; undefined if there is none. */
const planNamed = (plans: readonly ServicePlan[], text: string): ServicePlan | undefined => {
  const wanted = wordsOf(text);
  return plans.find((plan) => {
    const { service_plan_id: id, service_plan_name: name } = plan;
    const { tier = "", period = "" } = parsePlanId(id) ?? {};
    return [id, `${tier} ${period}`, planName({ plan }), name ?? ""].some(
      (one) => one.trim() !== "" && wordsOf(one) === wanted,
    );
  });
};

/** The kind of plans that a checked device needs; `null` before its check. */
export const kindOfDevice = ({ check }: BoxRow): PlanKind | null =>
  check.status === "valid" ? planKind(check.category) : null;

/** The plan of a device: its own, or that of all devices of its kind. */
export function planOfRow({ plans, lists }: BoxForm, row: BoxRow): ServicePlan | undefined {
  const kind = kindOfDevice(row);
  return kind === null ? undefined : planNamed(lists[kind], row.plan || plans[kind]);
}

/** The row as the registration has it; undefined without a plan. */
export function deviceOf(form: BoxForm, row: BoxRow): DeviceRow | undefined {
  const plan = planOfRow(form, row);
  if (plan === undefined || row.check.status !== "valid") return undefined;
  const { model, category } = row.check;
  const device = {
    ...newDevice(row.id),
    imei: row.imei,
    device_name: row.name || row.imei,
    device_model: model,
    category,
    servicePlan: plan.service_plan_id,
    price: plan.price,
    duration: plan.duration,
    plan_name: planName({ plan }),
  };
  const { imei, ...rest } = rowOf(device);
  return {
    ...rest,
    imei: { ...imei, check: { status: "valid", device: { model, category } }, wasLeft: true },
  };
}

type Line = Pick<BoxRow, "imei" | "name" | "plan"> & Partial<BoxRow>;

/** Adds devices that the box does not have. Those of a receipt bring their outcome. */
function add(state: BoxState, lines: readonly Line[]) {
  const { rows } = state.form;
  const known = new Set(rows.map(({ imei }) => imei));
  const fresh = lines.filter(({ imei }) => !known.has(imei));
  const taken = fresh.slice(0, Math.max(0, MAX_BOX - rows.length));
  const first = Math.max(0, ...rows.map(({ id }) => Number(id))) + 1;
  const added = taken.map((line, at): BoxRow => ({
    check: UNCHECKED,
    isLeftOut: false,
    outcome: null,
    ...line,
    id: `${first + at}`,
  }));
  const next = change(state, { rows: [...rows, ...added] }).state;
  return { state: next, added: added.map(({ id }) => id), left: fresh.length - taken.length };
}

const read = (state: BoxState, cells: Cells, columns?: BoxColumns): BoxTransition => {
  const receipt = receiptRows(cells);
  const { lists } = state.form;
  const isPlan = (text: string) => Object.values(lists).some((plans) => planNamed(plans, text));
  const { lines, ...reading } = readBox(cells, isPlan, columns);
  const { state: next, added, left } = add(state, receipt ?? lines);
  return change(next, { source: { ...reading, cells, added, left } });
};

/** Adds the devices of a list, or restores those of a receipt. */
export const fill = (state: BoxState, { cells }: BoxEventOf<"fill">): BoxTransition =>
  read(state, cells);

/** Reads the last list again, with the columns that the customer has chosen. */
export function chooseColumns(
  state: BoxState,
  { columns }: BoxEventOf<"choose-columns">,
): BoxTransition {
  const { source, rows } = state.form;
  if (source === null) return stay(state);
  const others = rows.filter(({ id }) => !source.added.includes(id));
  return read(change(state, { rows: others }).state, source.cells, columns);
}

/** Adds scanned devices. */
export const scan = (state: BoxState, { imeis }: BoxEventOf<"scan-box">): BoxTransition =>
  stay(
    add(
      state,
      imeis.map((imei) => ({ imei, name: "", plan: "" })),
    ).state,
  );

/** Changes a row that was not sent, or refused. Another IMEI has to be checked again. */
export function editRow(state: BoxState, { id, patch }: BoxEventOf<"edit-row">): BoxTransition {
  const { rows } = state.form;
  const row = rows.find((one) => one.id === id);
  const isRefused = /^(refused|in-use)$/.test(row?.outcome?.status ?? "");
  if (row === undefined || (row.outcome !== null && !isRefused)) return stay(state);
  const imei = patch.imei === undefined ? row.imei : imeiFromPaste(patch.imei);
  const isTwice = rows.some((one) => one.id !== id && one.imei === imei);
  const twice = { status: "invalid", reason: { code: "imei.duplicate" } } as const;
  const check = isTwice ? twice : imei === row.imei && !isRefused ? row.check : UNCHECKED;
  const next = { ...row, ...patch, imei, check, outcome: null };
  return change(state, { rows: rows.map((one) => (one.id === id ? next : one)) });
}

export const choosePlan = (
  state: BoxState,
  { kind, plan }: BoxEventOf<"choose-box-plan">,
): BoxTransition => change(state, { plans: { ...state.form.plans, [kind]: plan } });

/** The plans of a kind have arrived. The only one on sale is chosen. */
export function plansLoaded(
  state: BoxState,
  { kind, plans: all }: BoxEventOf<"plans-loaded">,
): BoxTransition {
  const { lists, plans } = state.form;
  const sold = all.filter(({ price, duration }) => price !== null && duration !== null);
  const only = sold.length === 1 ? (sold[0]?.service_plan_id ?? "") : plans[kind];
  return change(state, {
    lists: { ...lists, [kind]: sold },
    plans: { ...plans, [kind]: only },
  });
}

const needsCheck = ({ check, isLeftOut, outcome }: BoxRow): boolean =>
  outcome === null && !isLeftOut && (check.status === "unchecked" || check.status === "failed");

/** Checks every IMEI that has no result yet, first for its form. */
export function checkAll(before: BoxState, { at: since }: BoxEventOf<"check-box">): BoxTransition {
  const rows = before.form.rows.map((row): BoxRow => {
    const reading = readImei(row.imei);
    return needsCheck(row) && reading.kind === "error"
      ? { ...row, check: { status: "invalid", reason: { code: reading.code } } }
      : row;
  });
  const imeis = rows.filter(needsCheck).map(({ imei }) => imei);
  if (imeis.length === 0) return change(before, { rows });
  const checking = { total: imeis.length, since };
  return change(before, { rows, checking }, { type: "check-imeis", key: "imeis", imeis });
}

export const stopCheck = (state: BoxState): BoxTransition =>
  change(state, { checking: null }, { type: "cancel", key: "imeis" });

export const checksOver = (state: BoxState): BoxTransition => change(state, { checking: null });

/**
 * Stores the results of checks. An unknown device that is in use now was free before its request,
 * so that it appears to be registered.
 */
export function imeisChecked(
  state: BoxState,
  { found }: BoxEventOf<"imeis-checked">,
): BoxTransition {
  const checks = new Map(found);
  const rows = state.form.rows.map((row): BoxRow => {
    const check = checks.get(row.imei);
    if (check === undefined) return row;
    if (row.outcome === null) return { ...row, check };
    const isRegistered = row.outcome.status === "unknown" && check.status === "in-use";
    return isRegistered
      ? { ...row, outcome: { ...row.outcome, status: "appears-registered" } }
      : row;
  });
  return change(state, { rows });
}

/** The reason why a box cannot be ordered yet; `null` if it can. */
export type BoxProblem = "empty" | "unchecked" | "mend" | "plan" | "unit";

export function problemOf(form: BoxForm): BoxProblem | null {
  const rows = form.rows.filter(({ isLeftOut, outcome }) => !isLeftOut && outcome === null);
  if (rows.length === 0) return "empty";
  if (form.checking !== null || rows.some(needsCheck)) return "unchecked";
  if (rows.some(({ check }) => check.status !== "valid")) return "mend";
  if (rows.some((row) => planOfRow(form, row) === undefined)) return "plan";
  return form.registration.form.activation.unit === "" ? "unit" : null;
}
