import { useMessages, type QuestionTick } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "./Step.tsx";

/**
 * The question before a payment. Its sentences are the whole agreement: prices, sum, renewals and
 * card. Show all of them above the button.
 */
export function Question(props: {
  title: string;
  lead?: string;
  review: {
    readonly sentences: readonly string[];
    readonly ticks: readonly QuestionTick[];
    readonly priceNote: unknown;
  };
  canConfirm: boolean;
  isConfirming: boolean;
  confirm: () => void;
  back: () => void;
  refetch: () => void;
  labels: { confirm: string; back: string };
}) {
  const { title, lead, review, canConfirm, isConfirming, confirm, back, refetch, labels } = props;
  const say = useMessages();
  return (
    <div className="waypost-Form">
      <Heading>{title}</Heading>
      {lead !== undefined && <p className="waypost-lead">{lead}</p>}
      <ul className="question waypost-numbers" aria-live="polite">
        {review.sentences.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      {review.priceNote !== null && (
        <Button size="small" onPress={refetch}>
          {say("task.checkAgain")}
        </Button>
      )}
      {review.ticks.map(({ label, value, onChange }) => (
        <Checkbox key={label} isSelected={value} onChange={onChange}>
          {label}
        </Checkbox>
      ))}
      <FormActions>
        <Button variant="quiet" onPress={back}>
          {labels.back}
        </Button>
        <Button variant="primary" isDisabled={!canConfirm || isConfirming} onPress={confirm}>
          {labels.confirm}
        </Button>
      </FormActions>
    </div>
  );
}
