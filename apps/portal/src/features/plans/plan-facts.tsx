import type { Translate } from "@waypost/hooks";
import { batteryLives, type Plan, type PlanKind } from "@waypost/hooks/rules";
import type { PlanFeature } from "@waypost/ui/PlanCard";
import "./plans.css";

/**
 * Returns the facts above the features of a plan: the battery life at the shortest and the longest
 * interval, so that plans can be compared, and additions from the price list. An addition that
 * already contains the first fact in the same words is not repeated.
 */
export function planFacts(say: Translate, kind: PlanKind, { tier, subtitle }: Plan): PlanFeature[] {
  const lives = batteryLives(kind).filter(({ tiers }) => tiers.includes(tier));
  const [longest] = lives;
  const shortest = lives.at(-1);
  const added = subtitle === "" ? [] : [{ key: "subtitle", label: subtitle }];
  if (longest === undefined || shortest === undefined) return added;
  const at = ({ seconds, unit, from, to }: typeof longest) =>
    say("battery.at", {
      life: say(`battery.${unit}`, { from, to }),
      interval: say("battery.interval", { seconds }),
    });
  const isGiven = subtitle.includes(at(shortest));
  const label = (
    <>
      <span>{`${isGiven ? subtitle : say("battery.lasts", { lives: at(shortest) })}, `}</span>
      <span className="plans-life">{at(longest)}</span>
    </>
  );
  const battery = { key: "battery", label };
  return isGiven ? [battery] : [battery, ...added];
}
