import { planLabel, useFormats, useMessages, usePlans } from "@waypost/hooks";
import {
  parsePlanId,
  type Plan,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "@waypost/hooks/rules";
import { Reason } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { useEffect, useId, useState } from "react";
import { PeriodTabs } from "./PeriodTabs.tsx";
import { nameOfPlan, PlanOffer } from "./PlanOffer.tsx";

/** Documented delay until the picker closes after a plan was selected. */
const CLOSE_AFTER_MS = 500;

/**
 * Three cards for each period. A card can be selected and then confirmed in the footer, or
 * selected and saved at once. Both close the picker.
 */
export function PlanPicker(props: {
  kind: PlanKind;
  /** The plan that is highlighted when the picker opens. */
  highlighted: PlanId;
  /** The id of the selected plan; empty for none. */
  chosen: string;
  /** The id of the current or previous plan of the device; empty if unknown. */
  current?: string;
  onChoose: (plan: NonNullable<Plan["servicePlan"]>) => void;
  onClose: () => void;
}) {
  const { kind, highlighted, chosen, current = "", onChoose, onClose } = props;
  const say = useMessages();
  const noteId = useId();
  const [opened] = useState(() => parsePlanId(highlighted));
  const [period, setPeriod] = useState<PlanPeriod>(opened?.period ?? "quarterly");
  const [tier, setTier] = useState<PlanTier>(opened?.tier ?? "plus");
  const [isChosen, setChosen] = useState(false);
  const offer = usePlans({ kind, period });
  const highlightedCard = offer.plans.find((card) => card.tier === tier);

  useEffect(() => {
    if (!isChosen) return;
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChosen, onClose]);

  const choose = (card: Plan | undefined) => {
    if (card === undefined || card.servicePlan === null) return;
    setTier(card.tier);
    onChoose(card.servicePlan);
    setChosen(true);
  };

  return (
    <Dialog
      isOpen
      size="large"
      className="plans-dialog"
      title={say("plan.title")}
      onClose={onClose}
      note={
        <p id={noteId} className="plans-chosen">
          {highlightedCard !== undefined && !offer.isPending && !offer.isError && (
            <PlanSummary card={highlightedCard} period={period} />
          )}
        </p>
      }
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say("action.close")}
          </Button>
          <Reason id={noteId}>
            <Button
              variant="primary"
              isDisabled={highlightedCard === undefined || highlightedCard.servicePlan === null}
              aria-describedby={noteId}
              onPress={() => choose(highlightedCard)}
            >
              {say("plan.selectSave")}
            </Button>
          </Reason>
        </>
      }
    >
      <PeriodTabs label={say("pricing.periods")} period={period} onChange={setPeriod}>
        <PlanOffer
          offer={offer}
          kind={kind}
          period={period}
          heading={say(`plan.${period}`)}
          reporting={(id) => say(`plan.${id}.reporting`)}
          isSelected={(card) => card.id === chosen}
          choice={{ tier, first: opened?.tier ?? "plus", current, onChange: setTier }}
          onSelect={choose}
        />
      </PeriodTabs>
    </Dialog>
  );
}

/**
 * The plan that Select/Save selects, "Plus, Quarterly · $59.85", or the reason why it cannot be
 * selected.
 */
function PlanSummary({ card, period }: { card: Plan & { name: string }; period: PlanPeriod }) {
  const say = useMessages();
  const formats = useFormats();
  return (
    <span>
      {nameOfPlan(say, formats, card, period) ??
        say("plan.chooseAnother", { plan: planLabel(say, "", card.id) })}
    </span>
  );
}
