import {
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useFormats,
  useMessages,
} from "@waypost/hooks";
import { DeviceRow } from "@waypost/ui/DeviceRow";
import { TextField } from "@waypost/ui/TextField";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { CheckedImei } from "../devices/CheckedImei.tsx";
import { ScanImei } from "./scan/ScanImei.tsx";
import { DEFAULT_PLANS, parsePlanId, perMonth, type PlanKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { PickerField, PickerPlaceholder } from "@waypost/ui/PickerField";
import { useCallback, useState } from "react";
import { PlanPicker } from "../plans/PlanPicker.tsx";

/** One device: its IMEI, its name and, once the IMEI is valid, its plan. */
export function DeviceFields(props: {
  id: string;
  number: number;
  onRemove: (() => void) | undefined;
}) {
  const { id, number, onRemove } = props;
  const say = useMessages();
  const { kind } = useDevicePlan(id);
  return (
    <DeviceRow
      number={number}
      label={say("devices.row", { number })}
      device={kind}
      onRemove={onRemove}
      labels={{ remove: say("devices.remove", { number }) }}
    >
      <Imei id={id} number={number} />
      <Name id={id} />
      <DevicePlanField id={id} />
    </DeviceRow>
  );
}

function Imei({ id, number }: { id: string; number: number }) {
  const say = useMessages();
  const config = useConfig();
  const { device, reactivatePath, ...imei } = useDeviceImei(id);
  return (
    <CheckedImei
      id={`devices.${id}.imei`}
      imei={imei}
      action={<ScanImei id={id} number={number} />}
      device={
        device === null
          ? undefined
          : {
              model: device.model,
              category: say(`device.${device.kind}`),
              drawing: device.kind === "gps" ? "tracker" : "obd",
            }
      }
      errorAction={
        reactivatePath === null || !offersPage(config, reactivatePath) ? undefined : (
          <>
            <span> </span>
            <a
              className="waypost-link"
              href={`#${reactivatePath}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {say("imei.reactivate")}
            </a>
          </>
        )
      }
    />
  );
}

function Name({ id }: { id: string }) {
  const say = useMessages();
  return (
    <TextField
      {...useDeviceName(id)}
      id={`devices.${id}.device_name`}
      label={say("device_name.label")}
      description={say("device_name.hint")}
      autoComplete="off"
    />
  );
}

/** The plan of a device. Its space is reserved until the IMEI is valid. */
function DevicePlanField({ id }: { id: string }) {
  const say = useMessages();
  const { kind } = useDevicePlan(id);
  return kind === null ? (
    <PickerPlaceholder>{say("plan.later")}</PickerPlaceholder>
  ) : (
    <Plan {...{ id, kind }} />
  );
}

type RowProps = { id: string; kind: PlanKind };

function Plan({ id, kind }: RowProps) {
  const say = useMessages();
  const { planName, highlighted, value, errorMessage, onChange } = useDevicePlan(id);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <PickerField
        id={fieldId(id)}
        label={say("plan.label")}
        value={planName}
        action={say("plan.select")}
        suggestion={<Suggestion {...{ id, kind }} />}
        errorMessage={errorMessage}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <PlanPicker
          {...{ kind, highlighted }}
          chosen={value}
          onChoose={({ service_plan_id }) => onChange(service_plan_id)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A button that selects the recommended plan. After the selection, the charge is shown. */
function Suggestion({ id, kind }: RowProps) {
  const say = useMessages();
  const formats = useFormats();
  const { value: chosen, onChange, options } = useDevicePlan(id);
  const planId = chosen === "" ? DEFAULT_PLANS[kind] : chosen;
  const plan = options.find(({ service_plan_id }) => service_plan_id === planId);
  const parts = parsePlanId(planId);
  const monthly = plan === undefined ? null : perMonth(plan.price, plan.duration);
  if (plan === undefined || parts === null || plan.price === null || monthly === null) return null;
  if (chosen !== "") {
    const total = say("plan.totalBilled", formats.priceParams(plan.price));
    return (
      <span className="waypost-numbers">{`${total} · ${say(`plan.billed.${parts.period}`)}`}</span>
    );
  }
  return (
    <Button
      size="small"
      variant="quiet"
      onPress={() => {
        // The button disappears after the selection, so the focus has to move first.
        document.getElementById(fieldId(id))?.focus();
        onChange(planId);
      }}
    >
      {say("plan.recommendedPlan", {
        tier: say(`plan.${parts.tier}`),
        billing: say(`plan.${parts.period}`),
        ...formats.priceParams(Number(monthly)),
      })}
    </Button>
  );
}

const fieldId = (id: string) => `devices.${id}.servicePlan`;
