import { MAX_DEVICES, newDevice } from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { planName } from "../../rules/plans/plan-name.ts";
import { parsePlanId } from "../../rules/plans/plans.ts";
import { hasAny } from "../engine/field-errors.ts";
import { changeDevices, editDevice, rejectSubmit, stay, to } from "./changes.ts";
import { rowOf } from "./device-draft.ts";
import { checkKey, leaveImeis } from "./device-imei.ts";
import { goTo } from "./enter.ts";
import type { ChosenPlan, DeviceEvent, HandlersOf } from "./events.ts";
import { deviceErrors } from "./field-errors.ts";
import type { DeviceRow } from "./state.ts";

/** The rows of devices, their names and plans, and their common unit. */
export const deviceHandlers: HandlersOf<DeviceEvent> = {
  "choose-unit": (state, { unit }) => changeDevices(state, { unit }),

  "add-device": (state) => {
    const { activation } = state;
    const { devices } = activation;
    if (devices.length >= MAX_DEVICES) return stay(state);
    const id = String(Math.max(0, ...devices.map((device) => Number(device.id))) + 1);
    const added = [...devices, rowOf(newDevice(id))];
    return to(state, { activation: { ...activation, devices: added } });
  },

  "remove-device": (state, { id }) => {
    const { devices } = state.activation;
    const rest = devices.filter((device) => device.id !== id);
    if (rest.length === 0 || rest.length === devices.length) return stay(state);
    return changeDevices(state, { devices: rest }, { type: "cancel", key: checkKey(id) });
  },

  "edit-device-name": (state, { id, name }) => editDevice(state, id, { device_name: name }),

  "choose-plan": (state, { id, plan }) => {
    const row = state.activation.devices.find((device) => device.id === id);
    const isChosen = row?.servicePlan === plan.service_plan_id && row.price !== null;
    // What a question shows is changed by its own look at the prices only, which tells of it.
    if (state.name === "confirm" && isChosen) return stay(state);
    return editDevice(state, id, planOf(plan));
  },

  "submit-devices": (before) => {
    if (before.name !== "devices") return stay(before);
    const { state, effects } = leaveImeis(before);
    const fieldErrors = deviceErrors(state);
    if (hasAny(fieldErrors)) return { ...rejectSubmit(state, fieldErrors), effects };
    const progress = progressAfter(state.progress, "submit-activation");
    return goTo({ ...state, progress }, "payment-method");
  },
};

function planOf(plan: ChosenPlan): Partial<DeviceRow> {
  const { service_plan_id: id, price, duration } = plan;
  const parts = parsePlanId(id);
  const chosen = { servicePlan: id, price, duration, plan_name: planName({ plan }) };
  if (parts === null) return chosen;
  return parts.kind === "gps"
    ? { ...chosen, plantype: id as DeviceRow["plantype"] }
    : { ...chosen, plantypeobd: id as DeviceRow["plantypeobd"] };
}
