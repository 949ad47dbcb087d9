import { useMessages, usePlanCards, type ChosenPlan } from "@waypost/hooks";
import {
  parsePlanId,
  planId,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { useEffect, useState } from "react";
import { PeriodTabs } from "../plans/PeriodTabs.tsx";
import { PlanOffer } from "../plans/PlanOffer.tsx";

/** Documented: the picker closes this long after a plan was chosen. */
const CLOSE_AFTER_MS = 500;

/** Three cards for each period; choosing one closes the picker. */
export function PlanPicker(props: {
  kind: PlanKind;
  highlighted: PlanId;
  onChoose: (plan: ChosenPlan) => void;
  onClose: () => void;
}) {
  const { kind, highlighted, onChoose, onClose } = props;
  const say = useMessages();
  const [opened] = useState(() => parsePlanId(highlighted));
  const [period, setPeriod] = useState<PlanPeriod>(opened?.period ?? "quarterly");
  const [tier, setTier] = useState<PlanTier>(opened?.tier ?? "plus");
  const [isChosen, setChosen] = useState(false);
  const offer = usePlanCards(kind, period);

  useEffect(() => {
    if (!isChosen) return;
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChosen, onClose]);

  const choose = (wanted: PlanTier) => {
    const id = planId(kind, wanted, period);
    const plan = offer.cards.find((card) => card.id === id)?.plan ?? null;
    if (plan === null) return;
    setTier(wanted);
    onChoose(plan);
    setChosen(true);
  };

  const isAvailable = offer.cards.some((card) => card.tier === tier && card.plan !== null);
  return (
    <Dialog
      isOpen
      size="large"
      title={say("plan.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say("action.close")}
          </Button>
          <Button variant="primary" isDisabled={!isAvailable} onPress={() => choose(tier)}>
            {say("plan.selectSave")}
          </Button>
        </>
      }
    >
      <PeriodTabs label={say("plan.title")} period={period} onChange={setPeriod}>
        <PlanOffer
          offer={offer}
          period={period}
          reporting={(id) => say(`plan.${id}.reporting`)}
          isSelected={(card) => card.tier === tier}
          onSelect={(card) => choose(card.tier)}
        />
      </PeriodTabs>
    </Dialog>
  );
}
