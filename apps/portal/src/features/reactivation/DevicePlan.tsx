import { Imei } from "@waypost/ui/Imei";
import { planLabel, useFormats, useMessages } from "@waypost/hooks";
import type { CancelledDevicesShape, SelectedDevice } from "@waypost/hooks/flows";
import { planName } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useConfig } from "../../app/ConfigContext.ts";
import { PlanField } from "../plans/PlanField.tsx";
import { PricesFailed } from "../plans/PricesFailed.tsx";
import { usePriceList } from "../plans/use-price-list.ts";
import { paidLater } from "../task/OrderMoney.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";
import { previousPlan } from "./previous-plan.ts";
import "./reactivation.css";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { ServerText } from "../../app/ServerText.tsx";

/** A device with its details, and the plan for it. */
export function DevicePlan<Shape extends CancelledDevicesShape>(props: {
  task: TaskOnForm<Shape>;
  device: SelectedDevice;
  /** The name of the plan's field, used by links in an error summary. */
  id: string;
  errorMessage: string | undefined;
  onChoose: (planId: string) => void;
}) {
  const { task, device, id, errorMessage, onChoose } = props;
  const { imei, kind, planId, plan, isGone, details } = device;
  const say = useMessages();
  const formats = useFormats();
  const { product } = useConfig();
  const price = plan?.price ?? null;
  const prices = usePriceList(task, kind);
  const name = planLabel(say, planName(device), planId);
  const none = details === undefined ? say("page.loading") : "–";
  const previous = previousPlan(details, task.data[kind]);
  return (
    <DeviceCard
      kind={kind}
      name={say(`reactivation.${kind}`)}
      headingLevel={3}
      imei={imei}
      imeiCopy={imei}
      labels={{
        imei: say("reactivation.imei"),
        copy: (term) => say("fact.copy", { term }),
        copied: say("fact.copied"),
      }}
      facts={[
        // The lines are shown even if they could not be read.
        { term: say("reactivation.iccid"), value: <Imei>{details?.imei_iccid || none}</Imei> },
        {
          term: say("reactivation.previousPlan"),
          value: <ServerText text={details?.activated_plan_description?.trim() || none} />,
        },
      ]}
    >
      {isGone && product !== "own" && <p>{say("plan.chooseAnother", { plan: name })}</p>}
      <PlanField
        {...{ id, kind, errorMessage }}
        label={say("reactivation.plan")}
        value={isGone ? "" : name}
        description={
          price === null ? (
            prices.isLoading ? (
              say("plan.loading")
            ) : undefined
          ) : (
            <span className="waypost-numbers">
              {[
                say("task.today", { amount: formats.price(price) }),
                paidLater(say, formats, [{ price, months: plan?.duration ?? null }]),
              ].join(" · ")}
            </span>
          )
        }
        highlighted={planId}
        chosen={planId}
        current={previous?.service_plan_id ?? ""}
        onChoose={({ service_plan_id }) => onChoose(service_plan_id)}
      />
      {previous !== null && planId !== previous.service_plan_id && (
        <SamePlan plan={previous} fieldId={id} onChoose={onChoose} />
      )}
      <PricesFailed prices={prices} />
    </DeviceCard>
  );
}

/** A button that selects the device's previous plan at today's price. */
function SamePlan(props: {
  plan: ServicePlan;
  /** The field that receives the focus. */
  fieldId: string;
  onChoose: (planId: string) => void;
}) {
  const { plan, fieldId, onChoose } = props;
  const say = useMessages();
  const formats = useFormats();
  const { service_plan_id: planId, price, duration: months } = plan;
  return (
    <Button
      size="small"
      className="previous-plan"
      onPress={() => {
        // The button disappears after the selection, so the focus has to move first.
        document.getElementById(fieldId)?.focus();
        onChoose(planId);
      }}
    >
      {say("reactivation.samePlan", {
        plan: planLabel(say, planName({ plan }), planId),
        price: paidLater(say, formats, [{ price, months }]),
      })}
    </Button>
  );
}
