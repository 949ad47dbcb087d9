import {
  type Translate,
  type usePlans,
  useFeatureText,
  useFormats,
  useMessages,
  usePlanRules,
} from "@waypost/hooks";
import {
  PLAN_TIERS,
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
  tier: PlanTier;
  /** The first card on a phone. */
  first: PlanTier;
  /** The current plan of the device; empty if unknown. */
  current: string;
  onChange: (tier: PlanTier) => void;
}

interface PlanOfferProps {
  offer: ReturnType<typeof usePlans>;
  kind: PlanKind;
  period: PlanPeriod;
  /** The heading of the three cards for screen readers. */
  heading: string;
  /** Returns the reporting interval of a tier. Each page has its own documented text. */
  reporting: (tier: PlanTier) => string;
  isSelected: (card: Plan) => boolean;
  /** Makes each card a radio button. A button outside the cards confirms the choice. */
  choice?: PlanChoice;
  onSelect: (card: Plan) => void;
}

/** The three cards of a period, or a skeleton or an error. */
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
      {offer.isError ? (
        <RetryPanel message={say("plan.failed")} retry={retry} />
      ) : (
        <Cards {...props} retry={retry} />
      )}
    </>
  );
}

function Cards(props: Omit<PlanOfferProps, "heading"> & { retry: () => void }) {
  const { offer, kind, period, reporting, isSelected, choice, onSelect } = props;
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
      .map((feature) => ({ ...feature, label: featureText(feature, period) }))
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
            value: choice.tier,
            onChange: (value) => choice.onChange(PLAN_TIERS.find((it) => it === value) ?? "plus"),
          }
        }
      >
        {offer.plans.map((card) => (
          <PlanCard
            key={card.id}
            title={card.name}
            reporting={reporting(card.tier)}
            price={card.perMonth === null ? null : formats.priceParts(card.perMonth)}
            priceUnit={say("plan.perMonth")}
            features={rules.isPending ? null : featuresOf(card)}
            badge={card.isRecommended ? say("plan.recommended") : undefined}
            tooltip={card.battery.length > 0 && <Battery codes={card.battery} />}
            isSelected={isSelected(card)}
            choice={choice && card.tier}
            isHighlighted={choice && card.tier === choice.tier}
            isFirst={choice && card.tier === choice.first}
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
  { name, tier, price }: Plan & { name: string },
  period: PlanPeriod,
): string | undefined {
  if (price === null) return undefined;
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

/** "Total Billed - $59.85 · Billed Quarterly" */
function Billed({ card, period }: { card: Plan; period: PlanPeriod }) {
  const say = useMessages();
  const formats = useFormats();
  if (card.price === null) return <span>{say("plan.unavailable")}</span>;
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
  const lives = known.filter(({ tiers }) => tiers.includes(tier));
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
