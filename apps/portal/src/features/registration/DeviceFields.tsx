import {
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useFormats,
  useMessages,
  usePlans,
} from "@waypost/hooks";
import { DeviceRow, DeviceTag } from "@waypost/ui/DeviceRow";
import { Imei as ImeiText } from "@waypost/ui/Imei";
import { TextField } from "@waypost/ui/TextField";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { CheckedImei } from "../devices/CheckedImei.tsx";
import { ScanImei } from "./scan/ScanImei.tsx";
import { perMonth, type PlanKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { PickerPlaceholder } from "@waypost/ui/PickerField";
import { useEffect } from "react";
import { PlanField } from "../plans/PlanField.tsx";

interface DeviceFieldsProps {
  id: string;
  number: number;
  isFolded: boolean;
  /** Opens a folded row, for editing or because it is no longer finished. */
  onOpen: (isEdit: boolean) => void;
  onRemove: (() => void) | undefined;
}

/** One device: its IMEI, its name and, once the IMEI is valid, its plan. */
export const DeviceFields = (props: DeviceFieldsProps) =>
  props.isFolded ? <FoldedDevice {...props} /> : <OpenDevice {...props} />;

/** A finished device in one line. It opens when a later reply makes it unfinished. */
function FoldedDevice(props: DeviceFieldsProps) {
  const { id, number, onOpen } = props;
  const say = useMessages();
  const formats = useFormats();
  const row = useRow(props);
  const fields = [useDeviceImei(id), useDeviceName(id), useDevicePlan(id)] as const;
  const [imei, name, { kind, planName, options, value }] = fields;
  const isFinished =
    imei.device !== null && fields.every((it) => it.value !== "" && !it.errorMessage);
  useEffect(() => {
    if (!isFinished) onOpen(false);
  });
  if (!isFinished) return <OpenDevice {...props} />;
  const plan = options.find(({ service_plan_id }) => service_plan_id === value);
  const monthly = plan === undefined ? null : perMonth(plan.price, plan.duration, formats.decimals);
  return (
    <DeviceRow
      {...row}
      device={kind}
      folded={{
        facts: (
          <>
            <strong>{name.value}</strong>
            <ImeiText>{imei.value}</ImeiText>
            <span>{planName}</span>
            {monthly !== null && (
              <span>{say("summary.perMonth", formats.priceParams(Number(monthly)))}</span>
            )}
          </>
        ),
        edit: (
          <Button
            id={`devices.${id}.edit`}
            variant="quiet"
            size="small"
            aria-label={say("devices.editRow", { number })}
            onPress={() => onOpen(true)}
          >
            {say("devices.edit")}
          </Button>
        ),
      }}
    />
  );
}

function OpenDevice(props: DeviceFieldsProps) {
  const { id } = props;
  const say = useMessages();
  const row = useRow(props);
  const { kind, model } = useDevicePlan(id);
  return (
    <DeviceRow
      {...row}
      device={kind}
      tag={
        kind === null ? undefined : (
          <DeviceTag
            model={model}
            category={say(`device.${kind}`)}
            drawing={kind === "gps" ? "tracker" : "obd"}
          />
        )
      }
    >
      <Imei id={id} number={props.number} />
      <Name id={id} />
      <DevicePlanField id={id} />
    </DeviceRow>
  );
}

function useRow({ number, onRemove }: DeviceFieldsProps) {
  const say = useMessages();
  const remove = say("devices.remove", { number });
  return { number, onRemove, label: say("devices.row", { number }), labels: { remove } };
}

function Imei({ id, number }: { id: string; number: number }) {
  const say = useMessages();
  const config = useConfig();
  const { reactivatePath, ...imei } = useDeviceImei(id);
  const needsAccount = reactivatePath === null && offersPage(config, "/reactivation");
  const next = imei.isInUse && say("imei.inUse", { email: config.supportEmail, needsAccount });
  return (
    <CheckedImei
      id={`devices.${id}.imei`}
      imei={{ ...imei, advice: next || imei.advice }}
      action={<ScanImei id={id} number={number} />}
      errorAction={
        reactivatePath === null || !offersPage(config, reactivatePath) ? undefined : (
          <a
            className="waypost-link"
            href={`#${reactivatePath}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {say("imei.reactivate")}
          </a>
        )
      }
    />
  );
}

function Name({ id }: { id: string }) {
  const say = useMessages();
  const { kind } = useDevicePlan(id);
  return (
    <TextField
      {...useDeviceName(id)}
      id={`devices.${id}.device_name`}
      label={say("device_name.label")}
      description={kind === null ? say("device_name.hint") : undefined}
      autoComplete="off"
    />
  );
}

/** The plan of a device, once its IMEI is valid. */
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
  return (
    <PlanField
      {...{ kind, highlighted, errorMessage }}
      id={fieldId(id)}
      label={say("plan.label")}
      value={planName}
      suggestion={<Suggestion {...{ id, kind }} />}
      chosen={value}
      onChoose={({ service_plan_id }) => onChange(service_plan_id)}
    />
  );
}

/** A button that selects the recommended plan. After the selection, the charge is shown. */
function Suggestion({ id, kind }: RowProps) {
  const say = useMessages();
  const formats = useFormats();
  const { value: chosen, onChange, options } = useDevicePlan(id);
  const { plans, period } = usePlans({ kind, period: "quarterly" });
  const price = options.find(({ service_plan_id }) => service_plan_id === chosen)?.price ?? null;
  const usual = plans.find(({ isRecommended }) => isRecommended);
  if (price !== null)
    return (
      <span className="waypost-numbers">{say("task.today", { amount: formats.price(price) })}</span>
    );
  if (chosen !== "" || period === null || usual?.isAvailable !== true) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      onPress={() => {
        // The button disappears after the selection, so the focus has to move first.
        document.getElementById(fieldId(id))?.focus();
        onChange(usual.id);
      }}
    >
      {say("plan.recommendedPlan", {
        tier: usual.name,
        billing: say(`plan.${period}`),
        ...formats.priceParams(usual.perMonth),
      })}
    </Button>
  );
}

const fieldId = (id: string) => `devices.${id}.servicePlan`;
