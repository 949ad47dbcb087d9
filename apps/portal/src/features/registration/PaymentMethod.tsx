import {
  useFormats,
  useMessages,
  useRegistrationCard,
  useRegistrationCardChoice,
  useRegistrationRunner,
  useRegistrationSteps,
  useRegistrationSummary,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form } from "@waypost/ui/Form";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import { useEffect, useRef } from "react";
import { Heading } from "../../app/Heading.tsx";
import { NewCard } from "../card/NewCard.tsx";
import { LostCards } from "./LostCards.tsx";
import { LostSecret } from "./LostSecret.tsx";
import { NoSavedCards } from "./NoSavedCards.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { Question } from "../../app/Question.tsx";
import { SavedCards } from "./SavedCards.tsx";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";

/** A saved card or a new one. */
export default function PaymentMethod() {
  const say = useMessages();
  const { areCardsLost, isFetchingCards, refusal } = useRegistrationCardChoice();
  useHeadingFocus(areCardsLost);
  const errors = <FieldErrorSummary runner={useRegistrationRunner()} />;
  return (
    <LoadingOverlay isLoading={isFetchingCards} label={say("account.fetchingCards")}>
      <div className="waypost-Form">
        <Heading>{say("payment.title")}</Heading>
        {refusal !== null && (
          <Result tone="refused" title={say("failure.title")} message={refusal.text}>
            <p>{say("payment.refused", refusal.card)}</p>
          </Result>
        )}
        {areCardsLost ? <LostCards>{errors}</LostCards> : <LostSecret secret="card" />}
        <CardChoice />
        {!areCardsLost && errors}
      </div>
    </LoadingOverlay>
  );
}

/** When the saved cards have been fetched again, the form that had the focus is removed. */
function useHeadingFocus(areCardsLost: boolean): void {
  const wereLost = useRef(areCardsLost);
  useEffect(() => {
    if (wereLost.current && !areCardsLost) document.querySelector<HTMLElement>("main h1")?.focus();
    wereLost.current = areCardsLost;
  }, [areCardsLost]);
}

function CardChoice() {
  const say = useMessages();
  const { savedCards, areCardsLost, isNew, isAsking, answer, previous, submit } =
    useRegistrationCardChoice();
  const newCard = useRegistrationCard();
  return (
    <Form onSubmit={submitting(submit)}>
      <LostSecret secret="cvc" />
      {savedCards.length > 0 ? <SavedCards /> : !areCardsLost && <NoSavedCards />}
      {isNew && <NewCard card={newCard} />}
      <ChargeNotice />
      <StepActions previous={previous}>
        <Button type="submit" variant="primary">
          {say("action.next")}
        </Button>
      </StepActions>
      <Question
        isOpen={isAsking}
        title={say("payment.question.title")}
        onClose={() => answer(false)}
        footer={
          <>
            <Button variant="quiet" onPress={() => answer(false)}>
              {say("action.no")}
            </Button>
            <Button variant="primary" onPress={() => answer(true)}>
              {say("action.yes")}
            </Button>
          </>
        }
      >
        {say(isNew ? "payment.question.new" : "payment.question.existing")}
      </Question>
    </Form>
  );
}

/** When and how much will be charged. */
function ChargeNotice() {
  const say = useMessages();
  const { price } = useFormats();
  const { total } = useRegistrationSummary();
  const step = useRegistrationSteps().steps.length;
  return (
    <p className="waypost-Form-hint waypost-numbers">
      {total === null
        ? say("payment.notYet.unpriced", { step })
        : say("payment.notYet", { money: price(total).money, step })}
    </p>
  );
}
