import { useFormats, useMessages, type RegistrationView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { OfflineNote } from "../../app/OfflineNote.tsx";
import { Question } from "../../app/Question.tsx";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { shownIn } from "../../app/shown-text.ts";
import { Agreement } from "../agreement/Agreement.tsx";
import { PriceNote } from "../task/PriceNote.tsx";
import "../task/review.css";

/** The confirmation dialog, with what will be billed. Escape goes back and never confirms. */
export function ConfirmQuestion({ screen }: { screen: RegistrationView<"reviewing"> }) {
  const say = useMessages();
  const formats = useFormats();
  const { review, canConfirm, isConfirming, confirm, back, refetch } = screen;
  const { rows, total, card, ticks, priceNote, repetition, warnings } = review;
  return (
    <Question
      isOpen
      title={say("confirm.title")}
      onClose={back}
      note={
        <div className="review-note">
          {total !== null && (
            <p className="review-total waypost-numbers">
              {say("confirm.total", formats.price(total))}
            </p>
          )}
          <Agreement {...{ rows, card }} isDueNow={total !== null} isGuaranteed />
          <OfflineNote>
            {total !== null && priceNote !== null && <PriceNote note={priceNote} retry={refetch} />}
          </OfflineNote>
          {ticks.map(({ label, value, onChange }) => (
            <Checkbox key={label} isSelected={value} onChange={onChange}>
              {label}
            </Checkbox>
          ))}
        </div>
      }
      footer={
        <>
          <Button variant="quiet" onPress={back}>
            {say("action.goBack")}
          </Button>
          <Button
            variant="primary"
            isDisabled={!canConfirm}
            isPending={isConfirming}
            onPress={({ target }) => confirm(shownIn(target))}
          >
            {say("action.confirm")}
          </Button>
        </>
      }
    >
      <dl className="review-rows">
        {rows.map(({ id, name, planName, price }) => (
          <div key={id}>
            <dt>
              <span>{planName}</span>
              <span className="waypost-quiet">{name}</span>
            </dt>
            <dd className="waypost-numbers">
              {price === null ? "–" : say("confirm.usd", formats.price(price))}
            </dd>
          </div>
        ))}
      </dl>
      {warnings.map((text) => (
        <p key={text} className="waypost-quiet">
          {text}
        </p>
      ))}
      {repetition !== null && <ErrorPanel tone="warning" message={repetition} />}
      {total === null && (
        <RetryPanel tone="warning" message={say("confirm.totalUnknown")} retry={refetch} />
      )}
    </Question>
  );
}
