import { planLabel, useFormats, useMessages, usePlans } from "@waypost/hooks";
import { parsePlanId, type Plan, type PlanKind, type PlanPeriod } from "@waypost/hooks/rules";
import { Reason } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { useEffect, useId, useState } from "react";
import { PeriodTabs } from "./PeriodTabs.tsx";
import { nameOfPlan, PlanOffer } from "./PlanOffer.tsx";

/** Documented delay until the picker closes after a plan was selected. */
const CLOSE_AFTER_MS = 500;

export interface PlanPickerProps {
  kind: PlanKind;
  /** The plan that is highlighted when the picker opens. By default the recommended one is. */
  highlighted: string;
  /** The id of the selected plan; empty for none. */
  chosen: string;
  /** The id of the current or previous plan of the device; empty if unknown. */
  current?: string;
  onChoose: (plan: NonNullable<Plan["servicePlan"]>) => void;
  onClose: () => void;
}

/**
 * The cards of each period. A card can be selected and then confirmed in the footer, or
 * selected and saved at once. Both close the picker.
 */
export function PlanPicker(props: PlanPickerProps) {
  const { kind, highlighted, chosen, current = "", onChoose, onClose } = props;
  const say = useMessages();
  const noteId = useId();
  const [opened] = useState(highlighted);
  const [wanted, setPeriod] = useState<PlanPeriod>(partsOf(kind, opened)?.period ?? "quarterly");
  const [planId, setPlanId] = useState(opened);
  const [isChosen, setChosen] = useState(false);
  const offer = usePlans({ kind, period: wanted });
  const { period } = offer;
  const cardOf = (id: string) =>
    offer.plans.find((card) => card.id === id) ??
    offer.plans.find((card) => card.tier === (partsOf(kind, id)?.tier ?? "plus")) ??
    offer.plans[0];
  const highlightedCard = cardOf(planId);

  useEffect(() => {
    if (!isChosen) return;
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChosen, onClose]);

  const choose = (card: Plan | undefined) => {
    if (card === undefined || card.servicePlan === null) return;
    setPlanId(card.id);
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
      <PeriodTabs label={say("pricing.periods")} offer={offer} onChange={setPeriod}>
        <PlanOffer
          offer={offer}
          kind={kind}
          heading={say(period === null ? "plan.label" : `plan.${period}`)}
          reporting={(id) => say(`plan.${id}.reporting`)}
          isSelected={(card) => card.id === chosen}
          choice={{ card: highlightedCard, first: cardOf(opened), current, onChange: setPlanId }}
          onSelect={choose}
        />
      </PeriodTabs>
    </Dialog>
  );
}

/** Tier and period of a plan of this kind; null for any other id. */
const partsOf = (kind: PlanKind, id: string) => {
  const parts = parsePlanId(id);
  return parts?.kind === kind ? parts : null;
};

/**
 * The plan that Select/Save selects, "Plus, Quarterly · $59.85", or the reason why it cannot be
 * selected.
 */
function PlanSummary(props: { card: Plan & { name: string }; period: PlanPeriod | null }) {
  const { card, period } = props;
  const say = useMessages();
  const formats = useFormats();
  return (
    <span>
      {nameOfPlan(say, formats, card, period) ??
        say("plan.chooseAnother", { plan: planLabel(say, "", card.id) })}
    </span>
  );
}
