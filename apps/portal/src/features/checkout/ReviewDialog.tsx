import { type RegistrationQuestion, type TaskView, useFormats } from "@waypost/hooks";
import type { Formats, TaskShape } from "@waypost/hooks/flows";
import { Reason } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Consequences } from "@waypost/ui/Consequences";
import { DialogPanel } from "@waypost/ui/Dialog";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { OfflineNote } from "../../app/OfflineNote.tsx";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { shownIn } from "../../app/shown-text.ts";
import { Agreement } from "../agreement/Agreement.tsx";
import { reviewMoney } from "../task/OrderMoney.tsx";
import { ReviewRows } from "../task/ReviewRows.tsx";
import type { Elements } from "../../app/elements.ts";

/** The members of a task and of the registration that its confirmation shows. */
type Reviewed =
  | Pick<
      TaskView<TaskShape, "reviewing">,
      | "phase"
      | "review"
      | "warnings"
      | "canConfirm"
      | "isConfirming"
      | "confirm"
      | "back"
      | "refetch"
    >
  | Pick<TaskView<TaskShape, "sending">, "phase" | "review" | "message">;

/** The ids of today's charge and of its card, which describe what confirms and what runs. */
export const CHARGES = "paid-today paying-card";

/**
 * The confirmation of an order, with its charges and the button that sends the request. Escape goes
 * back and never confirms. While the request is sent, only the charges stay.
 */
export function ReviewDialog(props: {
  screen: Reviewed;
  title: string;
  /** The documented labels of the two buttons. */
  labels: { confirm: string; cancel: string };
  /** Returns a sentence with today's charge. Omitted if nothing is paid. */
  total?: (price: ReturnType<Formats["priceParams"]>) => string;
  /** True if Confirm ends a service. */
  isDangerous?: boolean;
  /** True if the terms contain a money-back guarantee. */
  isGuaranteed?: true;
  /** The question, below the total. */
  question?: Elements;
  /** Later charges without a fixed date, such as a refill. */
  later?: string | undefined;
  /** The subject, above the charges. */
  children?: Elements;
  /** True if the subject already contains the prices. */
  withoutRows?: true;
  /**
   * The consequences of a step that cannot be undone. Cancel gets the focus. Before a repetition
   * they contain its checkbox.
   */
  irreversible?: { title: string; facts: readonly string[] };
}) {
  const {
    screen,
    title,
    labels,
    total,
    question,
    later,
    children,
    withoutRows,
    isDangerous = false,
    isGuaranteed,
    irreversible,
  } = props;
  const { price, priceParams } = useFormats();
  const { review } = screen;
  const asked = screen.phase === "reviewing" ? screen : null;
  const notes = review.notes.map((note) => (
    <p key={note} className="waypost-quiet">
      {note}
    </p>
  ));
  const { rows, isDueNow, priceNote, card } = review;
  const [tick] = review.ticks;
  // Today's charge already names the card on file.
  const isCardNamed = isDueNow && !review.isCardEntered;
  return (
    <DialogPanel
      role="alertdialog"
      title={screen.phase === "sending" ? screen.message : title}
      subtitle={isDueNow && typeof review.total === "number" ? price(review.total) : undefined}
      note={
        // Stays in view while the content scrolls: the reason why Confirm is disabled, or what it
        // waits for.
        <div className="review-note">
          <div id="paid-today">
            {reviewMoney(review, (sum) => total?.(priceParams(sum)) ?? price(sum), "now")}
          </div>
          {typeof review.total === "number" && (
            <Agreement
              {...{ rows, isDueNow, later, isGuaranteed }}
              card={isCardNamed || card === null ? undefined : <span id="paying-card">{card}</span>}
            />
          )}
          {/* What is paid today is not known, as one of the notes says. */}
          {!isDueNow && notes}
          {asked !== null && (
            <>
              {question}
              <OfflineNote>
                {priceNote !== null && priceNote.kind !== "missing" && (
                  <PriceNote note={priceNote} retry={asked.refetch} />
                )}
              </OfflineNote>
              {review.notSent !== null && <ErrorPanel tone="warning" message={review.notSent} />}
              {irreversible === undefined && tick !== undefined && (
                <Checkbox isSelected={tick.value} onChange={tick.onChange}>
                  {tick.label}
                </Checkbox>
              )}
            </>
          )}
        </div>
      }
      footer={
        asked !== null && (
          <>
            <Button
              variant="quiet"
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={irreversible !== undefined}
              onPress={asked.back}
            >
              {labels.cancel}
            </Button>
            <Reason id={priceNote === null ? undefined : "price-note"}>
              <Button
                variant={isDangerous || irreversible !== undefined ? "danger" : "primary"}
                aria-describedby={CHARGES}
                isDisabled={!asked.canConfirm}
                isPending={asked.isConfirming}
                onPress={({ target }) => asked.confirm(shownIn(target))}
              >
                {labels.confirm}
              </Button>
            </Reason>
          </>
        )
      }
    >
      <div className="review">
        {asked !== null &&
          review.alerts.map((alert) => (
            <ErrorPanel key={alert.text} tone={alert.tone} message={alert.text} />
          ))}
        {children}
        {withoutRows === undefined && <ReviewRows {...review} />}
        {isDueNow && notes}
        {asked !== null && priceNote?.kind === "missing" && (
          <RetryPanel tone="warning" message={priceNote.text} retry={asked.refetch} />
        )}
        {asked?.warnings.map((text) => (
          <p key={text} className="waypost-quiet">
            {text}
          </p>
        ))}
        {asked !== null && irreversible !== undefined && (
          <Consequences
            gravity="irreversible"
            {...irreversible}
            acknowledgement={tick && { ...tick, isSelected: tick.value }}
          />
        )}
      </div>
    </DialogPanel>
  );
}

type Note = NonNullable<RegistrationQuestion["priceNote"]>;

/**
 * A note in a confirmation, and the reason of its disabled button: its prices are being reloaded,
 * have changed, or could not be loaded.
 */
function PriceNote({ note: { kind, text }, retry }: { note: Note; retry: () => void }) {
  return (
    <div id="price-note" className="review-price">
      {kind === "reading" ? (
        <output className="waypost-quiet">{text}</output>
      ) : kind === "unread" ? (
        <RetryPanel tone="warning" message={text} retry={retry} />
      ) : (
        <ErrorPanel tone="warning" message={text} />
      )}
    </div>
  );
}
