import {
  type Translate,
  type usePlans,
  useFeatureText,
  useFormats,
  useMessages,
  usePlanRules,
} from "@waypost/hooks";
import {
  batteryLives,
  type Plan,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "@waypost/hooks/rules";
import { PlanCard, PlanCards, type PlanFeature } from "@waypost/ui/PlanCard";
import { Skeleton } from "@waypost/ui/Skeleton";
import { useRef } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import "./plans.css";
import { Tooltip } from "@waypost/ui/Tooltip";
import { BatteryChart } from "@waypost/ui/BatteryChart";
import type { Formats, Price } from "@waypost/hooks/flows";
import { ServerText } from "../../app/ServerText.tsx";
import { paidLater } from "../task/OrderMoney.tsx";

const HOURS = { hours: 1, days: 24 } as const;

/** The battery life at each reporting interval. Renders nothing for OBD devices. */
function BatteryLife({ kind }: { kind: PlanKind }) {
  const say = useMessages();
  const { list } = useFormats();
  const lives = batteryLives(kind);
  const title = say("battery.title");
  if (lives.length === 0 || title === "") return null;
  return (
    <BatteryChart
      className="plans-battery"
      title={title}
      note={say("battery.note")}
      rows={lives.map(({ seconds, unit, from, to, tiers }) => ({
        interval: say("battery.interval", { seconds }),
        plans: list(tiers.map((tier) => say(`plan.${tier}`))),
        life: say(`battery.${unit}`, { from, to }),
        hours: [from * HOURS[unit], to * HOURS[unit]],
      }))}
      labels={{ interval: say("battery.reporting"), life: say("battery.label") }}
    />
  );
}

interface PlanChoice {
  /** The highlighted plan. */
  card: Plan | undefined;
  /** The first card on a phone. */
  first: Plan | undefined;
  /** The current plan of the device; empty if unknown. */
  current: string;
  onChange: (id: string) => void;
}

interface PlanOfferProps {
  offer: ReturnType<typeof usePlans>;
  kind: PlanKind;
  /** The heading of the cards for screen readers. */
  heading: string;
  /** Returns the reporting interval of a tier. Each page has its own documented text. */
  reporting: (tier: PlanTier) => string;
  isSelected: (card: Plan) => boolean;
  /** Makes each card a radio button. A button outside the cards confirms the choice. */
  choice?: PlanChoice;
  onSelect: (card: Plan) => void;
}

/** The cards of a period, or a skeleton or an error. */
export function PlanOffer({ heading, ...props }: PlanOfferProps) {
  const { offer } = props;
  const say = useMessages();
  const top = useRef<HTMLHeadingElement>(null);
  // The button is removed with its panel, so the focus has to move first.
  const retry = () => {
    top.current?.focus();
    offer.refetch();
  };
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="waypost-hidden">
        {heading}
      </h2>
      {offer.isError || (!offer.isPending && offer.plans.length === 0) ? (
        <RetryPanel message={say("plan.failed")} retry={retry} />
      ) : (
        <Cards {...props} retry={retry} />
      )}
    </>
  );
}

function Cards(props: Omit<PlanOfferProps, "heading"> & { retry: () => void }) {
  const { offer, kind, reporting, isSelected, choice, onSelect } = props;
  const { period } = offer;
  const say = useMessages();
  const formats = useFormats();
  const featureText = useFeatureText();
  const rules = usePlanRules();
  const { product } = useConfig();
  if (offer.isPending) return <Skeleton shape="card" label={say("plan.loading")} />;
  // An own product may have no rules.
  const areMissing = product === "own" && Object(rules.error).status === 404;
  const featuresOf = (card: Plan) => [
    ...planFacts(say, kind, card),
    ...card.features
      .map((feature) => ({ ...feature, label: featureText(feature, period ?? undefined) }))
      .filter(({ label }) => label !== ""),
  ];
  const savingOf = ({ savedPerYear: saved }: Plan) =>
    saved === null ? undefined : say("plan.savedPerYear", inShort(formats, saved));
  return (
    <>
      {rules.isError && !areMissing && (
        <div className="plans-note">
          <RetryPanel tone="warning" message={say("plan.featuresFailed")} retry={props.retry} />
        </div>
      )}
      <PlanCards
        choice={
          choice && {
            label: say("plan.label"),
            value: choice.card?.id ?? "",
            onChange: choice.onChange,
          }
        }
      >
        {offer.plans.map((card) => (
          <PlanCard
            key={card.id}
            title={card.name}
            reporting={card.tier === null ? "" : reporting(card.tier)}
            price={card.perMonth === null ? null : formats.priceParts(card.perMonth)}
            priceUnit={say("plan.perMonth")}
            features={rules.isPending ? null : featuresOf(card)}
            badge={card.isRecommended ? say("plan.recommended") : undefined}
            tooltip={card.battery.length > 0 && <Battery codes={card.battery} />}
            isSelected={isSelected(card)}
            choice={choice && card.id}
            isHighlighted={choice && card.id === choice.card?.id}
            isFirst={choice && card.id === choice.first?.id}
            current={choice?.current === card.id ? say("plan.yours") : undefined}
            billed={<Billed {...{ card, period }} />}
            saving={savingOf(card)}
            isDisabled={card.servicePlan === null}
            onSelect={() => onSelect(card)}
            labels={{
              select: say("plan.selectAndSave"),
              name: nameOfPlan(say, formats, card, period),
              selected: say("plan.selected"),
              included: say("feature.included"),
              notIncluded: say("feature.notIncluded"),
              loading: say("plan.featuresLoading"),
            }}
          />
        ))}
      </PlanCards>
      <p className="waypost-quiet">{say("plan.notYet")}</p>
      <BatteryLife kind={kind} />
    </>
  );
}

/**
 * "Plus, Quarterly · $59.85"; undefined for a plan that cannot be selected. The name of an own
 * product's plan is complete.
 */
export function nameOfPlan(
  say: Translate,
  formats: Formats,
  { name, tier, price, months }: Plan & { name: string },
  period: PlanPeriod | null,
): string | undefined {
  if (price === null) return undefined;
  if (tier === null || period === null)
    return `${name} · ${paidLater(say, formats, [{ price, months }])}`;
  if (say(`plan.${tier}`) === "") return `${name} · ${formats.price(price)}`;
  const words = { tier: name, period: say(`plan.${period}`) };
  return say("plan.highlighted", { ...words, ...formats.priceParams(price) });
}

/** The battery life at each reporting interval, one line each. */
function Battery({ codes }: { codes: Plan["battery"] }) {
  const say = useMessages();
  return (
    <Tooltip label={say("battery.label")}>
      {codes.map((code) => (
        <span key={code} style={{ display: "block" }}>
          {say(code)}
        </span>
      ))}
    </Tooltip>
  );
}

/** "Total Billed - $59.85 · Billed Quarterly", or "$59.85 every 6 months" in a list without periods. */
function Billed({ card, period }: { card: Plan; period: PlanPeriod | null }) {
  const say = useMessages();
  const formats = useFormats();
  if (card.price === null) return <span>{say("plan.unavailable")}</span>;
  if (period === null) return <span>{paidLater(say, formats, [card])}</span>;
  return (
    <span className="plans-billed">
      <span className="plans-billed-parts">
        <span>{say("plan.totalBilled", formats.priceParams(card.price))}</span>
        <span>
          <span className="plans-billed-separator"> · </span>
          <span>{say(`plan.billed.${period}`)}</span>
        </span>
      </span>
    </span>
  );
}

const inShort = ({ priceParams, shortPrice }: Formats, price: number): Price => ({
  ...priceParams(price),
  money: shortPrice(price),
});

/**
 * Returns the facts above the features of a plan: the battery life at the shortest and the longest
 * interval, so that plans can be compared, and additions from the price list. An addition with the
 * numbers of the first fact is that fact, usually in English, and is not repeated.
 */
function planFacts(say: Translate, kind: PlanKind, { tier, subtitle }: Plan): PlanFeature[] {
  const known = say("battery.title") === "" ? [] : batteryLives(kind);
  const lives = known.filter(({ tiers }) => tier !== null && tiers.includes(tier));
  const [longest] = lives;
  const shortest = lives.at(-1);
  const added = subtitle === "" ? [] : [{ key: "subtitle", label: <ServerText text={subtitle} /> }];
  if (longest === undefined || shortest === undefined) return added;
  const at = ({ seconds, unit, from, to }: typeof longest) =>
    say("battery.at", {
      life: say(`battery.${unit}`, { from, to }),
      interval: say("battery.interval", { seconds }),
    });
  const { from, to, seconds } = shortest;
  const isGiven = numbersOf(subtitle) === [from, to, seconds].join(" ");
  const words = subtitle.includes(at(shortest))
    ? subtitle
    : say("battery.lasts", { lives: at(shortest) });
  const label = (
    <>
      <span>{`${words}, `}</span>
      <span className="plans-life">{at(longest)}</span>
    </>
  );
  const battery = { key: "battery", label };
  return isGiven ? [battery] : [battery, ...added];
}

const numbersOf = (text: string) => text.match(/\d+/g)?.join(" ");
