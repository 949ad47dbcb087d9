import {
  useFormats,
  useMessages,
  useRegistrationConfirm,
  useRegistrationSummary,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { OfflineNote } from "../../app/OfflineNote.tsx";
import { Question } from "../../app/Question.tsx";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { shownIn } from "../../app/shown-text.ts";
import { Agreement } from "../agreement/Agreement.tsx";
import { PriceNote } from "../task/PriceNote.tsx";
import { SendingNotes } from "../task/SendingNotes.tsx";
import "../task/review.css";

/** The confirmation dialog, with what will be billed. Escape goes back and never confirms. */
export function ConfirmQuestion() {
  const say = useMessages();
  const formats = useFormats();
  const question = useRegistrationConfirm();
  const { isRepetition, tick, confirm, goBack, loadPrices } = question;
  const { rows, total } = useRegistrationSummary();
  return (
    <Question
      isOpen
      title={say("confirm.title")}
      onClose={goBack}
      note={
        <div className="review-note">
          {total !== null && (
            <p className="review-total waypost-numbers">
              {say("confirm.total", formats.price(total))}
            </p>
          )}
          <Agreement
            rows={rows.map(({ price, duration }) => ({ price, months: duration }))}
            card={question.cardText}
            isDueNow={total !== null}
            isGuaranteed
          />
          <OfflineNote>
            {total !== null && <PriceNote words={question} retry={loadPrices} />}
          </OfflineNote>
          {tick !== null && (
            <Checkbox isSelected={question.isAcknowledged} onChange={question.acknowledge}>
              {say(tick)}
            </Checkbox>
          )}
        </div>
      }
      footer={
        <>
          <Button variant="quiet" onPress={goBack}>
            {say("action.goBack")}
          </Button>
          <Button
            variant="primary"
            isDisabled={!question.canConfirm}
            isPending={question.isConfirming}
            onPress={({ target }) => confirm(shownIn(target))}
          >
            {say("action.confirm")}
          </Button>
        </>
      }
    >
      <dl className="review-rows">
        {rows.map(({ id, deviceName, planName, price }) => (
          <div key={id}>
            <dt>
              <span>{planName}</span>
              <span className="waypost-quiet">{deviceName}</span>
            </dt>
            <dd className="waypost-numbers">
              {price === null ? "–" : say("confirm.usd", formats.price(price))}
            </dd>
          </div>
        ))}
      </dl>
      <SendingNotes {...question} />
      {isRepetition && <ErrorPanel tone="warning" message={say("confirm.repetition")} />}
      {total === null && (
        <RetryPanel tone="warning" message={say("confirm.totalUnknown")} retry={loadPrices} />
      )}
    </Question>
  );
}
