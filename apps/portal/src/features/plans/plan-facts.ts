import type { Translate } from "@waypost/hooks";
import type { Formats, Price } from "@waypost/hooks/flows";
import { batteryLives, type Plan, type PlanKind } from "@waypost/hooks/rules";
import type { PlanFeature } from "@waypost/ui/PlanCard";

/**
 * What stands above the features of a plan: the battery life at its shortest and at the longest
 * interval, so that plans can be compared, and what the price list adds to the plan. An addition
 * that already has the first of the two is not repeated.
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
  const isGiven = subtitle.includes(`${shortest.from}-${shortest.to}`);
  const label = isGiven
    ? `${subtitle}, ${at(longest)}`
    : say("battery.lasts", { lives: `${at(shortest)}, ${at(longest)}` });
  const battery = { key: "battery", label, isDifferent: true };
  return isGiven ? [battery] : [battery, ...added];
}

/** A price without ".00" where it has no cents: "$24". */
export function shortPrice({ price, priceParts }: Formats, dollars: number): Price {
  const { before, whole, fraction, after } = priceParts(dollars);
  const { amount, money } = price(dollars);
  return /[1-9]/.test(fraction)
    ? { amount, money }
    : { amount: whole, money: before + whole + after };
}
