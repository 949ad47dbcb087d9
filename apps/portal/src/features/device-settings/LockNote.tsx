import {
  useFormats,
  useMessages,
  usePlanRules,
  usePlans,
  type DeviceSettings,
} from "@waypost/hooks";
import { tiersWithFeature } from "@waypost/hooks/rules";
import { UpgradeLink } from "./UpgradeLink.tsx";

/** The plans that have a locked feature, with a link to them. */
export function LockNote(props: {
  settings: DeviceSettings;
  feature: Parameters<typeof tiersWithFeature>[1];
  linkText: string;
}) {
  const { settings, feature, linkText } = props;
  const say = useMessages();
  const { list } = useFormats();
  const { kind } = settings;
  const { data: rules } = usePlanRules();
  const { plans } = usePlans({ kind, period: "monthly" });
  const withIt = tiersWithFeature(kind, feature, rules);
  const hasIt = ({ tier, features }: (typeof plans)[number]) =>
    tier === null
      ? features.some(({ key, isIncluded }) => key === feature && isIncluded)
      : withIt.includes(tier);
  const tiers = plans.flatMap((plan) => (plan.name && hasIt(plan) ? plan.name : []));
  return (
    <>
      <span>
        {`${
          tiers.length > 0
            ? say("settings.includedIn", { plans: list(tiers) })
            : say("settings.notInPlan")
        } `}
      </span>
      <UpgradeLink settings={settings} text={linkText} />
    </>
  );
}
