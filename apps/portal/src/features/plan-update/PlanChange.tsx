import {
  planLabel,
  type Translate,
  useFeatureText,
  useFormats,
  useMessages,
  usePlanRules,
} from "@waypost/hooks";
import { planUpdate, type DeviceToUpdate, type Formats, type ShapeOf } from "@waypost/hooks/flows";
import {
  changedFeatures,
  parsePlanId,
  parsePlanRules,
  perMonth,
  planName,
  total,
  type FeatureRow,
} from "@waypost/hooks/rules";
import type { PlanRules, ServicePlan } from "@waypost/sdk";
import { BeforeAfter, type Change } from "@waypost/ui/BeforeAfter";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useNickname } from "../devices/nicknames.ts";
import { paidLater } from "../task/OrderMoney.tsx";
import { ReviewRows } from "../task/ReviewRows.tsx";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import "../task/task.css";
import type { TaskInReview } from "../task/task-page-props.ts";

/** The differences between the current and the new plan: name, price and features. */
export function PlanChange({ task }: { task: TaskInReview<ShapeOf<typeof planUpdate>> }) {
  const say = useMessages();
  const formats = useFormats();
  const name = useFeatureText();
  const rules = usePlanRules();
  const { data, review } = task;
  const { chosen } = data;
  const nickname = useNickname(chosen?.device.imei_no ?? "");
  if (chosen === null) return null;
  const { device, kind } = chosen;
  const planId = review.rows[0]?.planId ?? "";
  const isSame = device.activated_plan_id === planId;
  return (
    <div className="task-outcome">
      <DeviceCard
        variant="row"
        kind={kind}
        name={nickname}
        imei={device.imei_no}
        labels={{
          imei: say("imei.label"),
          copy: (term) => say("fact.copy", { term }),
          copied: say("fact.copied"),
        }}
      />
      <BillingChange {...chosen} />
      {isSame ? (
        <ReviewRows {...review} />
      ) : (
        <BeforeAfter
          labels={{ before: say("planUpdate.now"), after: say("planUpdate.after") }}
          rows={[
            ...planChanges(say, formats, chosen, planId),
            ...featureChanges(say, formats, rules.data, { ...chosen, planId, name }),
          ]}
        />
      )}
    </div>
  );
}

/** Returns the changes of the plan and its price, and of the reporting interval if it differs. */
function planChanges(
  say: Translate,
  formats: Formats,
  { device, previous, chosen }: DeviceToUpdate,
  planId: string,
): Change[] {
  const before = previous === null ? device.activated_plan_description : nameOf(say, previous);
  // Prices of different periods are compared per month.
  const comparesMonths = previous?.duration !== chosen?.duration;
  const price = {
    label: say("planUpdate.price"),
    before: previous && priceOf(say, formats, previous, comparesMonths),
    after: chosen && priceOf(say, formats, chosen, comparesMonths),
  };
  const others = [
    {
      label: say("planUpdate.plan"),
      before,
      after: planLabel(say, planName({ plan: chosen }), planId),
    },
    {
      label: say("planUpdate.reporting"),
      before: reportingOf(say, device.activated_plan_id),
      after: reportingOf(say, planId),
    },
  ];
  const isPriced = price.before !== null || price.after !== null;
  return [...(isPriced ? [price] : []), ...others.filter((row) => row.before !== row.after)];
}

const nameOf = (say: Translate, plan: ServicePlan) =>
  planLabel(say, planName({ plan }), plan.service_plan_id);

function priceOf(
  say: Translate,
  formats: Formats,
  { price, duration: months }: ServicePlan,
  comparesMonths: boolean,
): string {
  const billed = paidLater(say, formats, [{ price, months }]);
  const monthly = perMonth(price, months, formats.decimals);
  if (!comparesMonths || monthly === null || months === 1) return billed;
  return `${billed} · ${say("summary.perMonth", formats.priceParams(Number(monthly)))}`;
}

function reportingOf(say: Translate, planId: string | null): string | null {
  const tier = parsePlanId(planId ?? "")?.tier;
  return tier === undefined ? null : say(`plan.${tier}.reporting`);
}

/**
 * Returns the features that differ; none if the rules of one of the plans are unknown. SMS alerts
 * are compared per month, and omitted if a period is unknown.
 */
function featureChanges(
  say: Translate,
  formats: Formats,
  rules: PlanRules,
  {
    kind,
    device,
    planId,
    previous,
    chosen,
    name,
  }: DeviceToUpdate & {
    readonly planId: string;
    readonly name: ReturnType<typeof useFeatureText>;
  },
): Change[] {
  const before = rules[device.activated_plan_id ?? ""];
  const after = rules[planId];
  if (before === undefined || after === undefined) return [];
  const amountOf = (row: FeatureRow) => {
    if (row.value === null) return say("planUpdate.included");
    return row.key === "sms_alerts_" ? amountOfSms(formats, row.value) : name(row);
  };
  const months = [previous?.duration ?? 0, chosen?.duration ?? 0] as const;
  const all = changedFeatures(kind, parsePlanRules(before), parsePlanRules(after), months);
  const comparable = months.includes(0) ? all.filter((it) => it.before.key !== "sms_alerts_") : all;
  return comparable.flatMap((changed) => {
    const feature = name({ ...changed.before, value: null });
    if (feature === "") return [];
    return {
      label: changed.before.key === "sms_alerts_" ? say("planUpdate.smsPerMonth") : feature,
      before: changed.before.isIncluded ? amountOf(changed.before) : undefined,
      ...(changed.after.isIncluded
        ? { after: amountOf(changed.after) }
        : { lost: say("planUpdate.lost", { feature }) }),
    };
  });
}

const amountOfSms = ({ number }: Formats, value: string): string =>
  Number.isNaN(Number(value)) ? value : number(Number(value));

/**
 * The price difference of a period, if both periods have the same length, and the next billing
 * date.
 */
function BillingChange({ device, previous, chosen }: DeviceToUpdate) {
  const say = useMessages();
  const formats = useFormats();
  const { nextBillingDate } = device;
  const lines = [
    { what: say("planUpdate.difference"), amount: differenceOf(say, formats, previous, chosen) },
    { what: say("planUpdate.nextBilling"), amount: formats.date(nextBillingDate ?? "") },
  ].filter(({ amount }) => amount !== "");
  if (lines.length === 0) return null;
  const [now = "", then] = lines.map((line) => say("task.line", line));
  return <MoneyLine now={now} then={then} />;
}

/** Returns "+$12.00 every 3 months"; "" if the prices are equal or cannot be compared. */
function differenceOf(
  say: Translate,
  formats: Formats,
  before: ServicePlan | null,
  after: ServicePlan | null,
): string {
  if (before?.price == null || after?.price == null) return "";
  const months = after.duration;
  const difference = total([after.price, -before.price]) ?? 0;
  if (months === null || before.duration !== months || difference === 0) return "";
  const price = Math.abs(difference);
  return `${difference < 0 ? "\u2212" : "+"}${paidLater(say, formats, [{ price, months }])}`;
}
