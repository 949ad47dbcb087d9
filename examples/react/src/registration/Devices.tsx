import {
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useDevices,
  useFormats,
  useMessages,
  usePlans,
  useRegistration,
  useRegistrationField,
} from "@waypost/hooks";
import { PLAN_PERIODS, parsePlanId, type PlanKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DeviceRow, ImeiField } from "@waypost/ui/DeviceRow";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { RadioCards } from "@waypost/ui/RadioCards";
import { Skeleton } from "@waypost/ui/Skeleton";
import { TextField } from "@waypost/ui/TextField";
import { useState } from "react";
import { Step } from "../Step.tsx";

/** One to four devices, each with its name and plan, and the unit for all of them. */
export function Devices() {
  const say = useMessages();
  const registration = useRegistration();
  const { ids, canAdd, canRemove, add, remove } = useDevices();
  const unit = useRegistrationField("unit");
  if (registration.phase !== "devices") return null;
  const { run, submit, back } = registration;
  return (
    <Step title={say("devices.title")} run={run} onSubmit={submit} onBack={back}>
      {ids.map((id, index) => (
        <Device
          key={id}
          id={id}
          number={index + 1}
          onRemove={canRemove ? () => remove(id) : undefined}
        />
      ))}
      {canAdd && (
        <Button variant="add" onPress={add}>
          {say("devices.add")}
        </Button>
      )}
      <RadioCards
        id="unit"
        isRow
        label={say("unit.label")}
        value={unit.value}
        errorMessage={unit.errorMessage}
        onChange={(value) => unit.onChange(value === "MPH" ? "MPH" : "KMH")}
        cards={(["KMH", "MPH"] as const).map((value) => ({ value, title: say(`unit.${value}`) }))}
      />
    </Step>
  );
}

function Device(props: { id: string; number: number; onRemove: (() => void) | undefined }) {
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
      <Imei id={id} />
      <TextField
        {...useDeviceName(id)}
        id={`devices.${id}.device_name`}
        label={say("device_name.label")}
      />
      {kind === null ? (
        <p className="waypost-quiet">{say("plan.later")}</p>
      ) : (
        <Plan key={kind} id={id} kind={kind} />
      )}
    </DeviceRow>
  );
}

/** The IMEI, which the server checks while the customer types. */
function Imei({ id }: { id: string }) {
  const say = useMessages();
  const {
    device,
    advice,
    isValid,
    canCheckAgain,
    checkAgain,
    reactivatePath: _unused,
    ...imei
  } = useDeviceImei(id);
  return (
    <ImeiField
      {...imei}
      id={`devices.${id}.imei`}
      label={say("imei.label")}
      description={advice ?? say("imei.hint")}
      status={isValid ? say("imei.valid", { model: "" }) : imei.errorMessage}
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
        canCheckAgain && (
          <Button size="small" variant="quiet" onPress={checkAgain}>
            {say("action.retry")}
          </Button>
        )
      }
    />
  );
}

/** The plan of a device: how often it is billed, and the tier with its price. */
function Plan({ id, kind }: { id: string; kind: PlanKind }) {
  const say = useMessages();
  const formats = useFormats();
  const { value, highlighted, errorMessage, onChange } = useDevicePlan(id);
  const [period, setPeriod] = useState(parsePlanId(value || highlighted)?.period ?? "quarterly");
  const { plans, isPending, isError, refetch } = usePlans({ kind, period });
  if (isError) {
    return (
      <ErrorPanel
        message={say("plan.failed")}
        actions={<Button onPress={refetch}>{say("action.retry")}</Button>}
      />
    );
  }
  return (
    <>
      <RadioCards
        isRow
        label={say("plan.title")}
        value={period}
        onChange={(chosen) => setPeriod(PLAN_PERIODS.find((one) => one === chosen) ?? period)}
        cards={PLAN_PERIODS.map((one) => ({ value: one, title: say(`plan.${one}`) }))}
      />
      {isPending ? (
        <Skeleton shape="field" label={say("plan.loading")} />
      ) : (
        <RadioCards
          id={`devices.${id}.servicePlan`}
          label={say("plan.label")}
          {...{ value, errorMessage, onChange }}
          cards={plans.map(({ id: plan, tier, price, perMonth, isRecommended }) => ({
            value: plan,
            title: say(`plan.${tier}`),
            detail: price !== null && say("plan.totalBilled", formats.priceParams(price)),
            trailing: perMonth !== null && <PerMonth money={formats.price(perMonth)} />,
            tag: isRecommended ? say("plan.recommended") : undefined,
            isDisabled: price === null,
          }))}
        />
      )}
    </>
  );
}

function PerMonth({ money }: { money: string }) {
  return (
    <span className="per-month waypost-numbers">
      <strong>{money}</strong>
      <small>{useMessages()("plan.perMonth")}</small>
    </span>
  );
}
