import {
  useFormats,
  useMessages,
  useRegistrationCard,
  useRegistrationSteps,
  useRegistrationSummary,
  type RegistrationView,
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
import { useScreen } from "./use-screen.ts";

/** A saved card or a new one. */
export default function PaymentMethod() {
  const say = useMessages();
  const screen = useScreen("payment", "fetching-saved-cards", "card-question");
  const areCardsLost = screen?.areCardsLost === true;
  useHeadingFocus(areCardsLost);
  if (screen === null) return null;
  const { phase, failure, run } = screen;
  const errors = <FieldErrorSummary run={run} />;
  return (
    <LoadingOverlay
      isLoading={phase === "fetching-saved-cards"}
      label={say("account.fetchingCards")}
    >
      <div className="waypost-Form">
        <Heading>{say("payment.title")}</Heading>
        {!areCardsLost && errors}
        {failure !== null && (
          <Result tone="refused" title={say("failure.title")} message={failure.text}>
            <p>{say("payment.refused", failure.card)}</p>
          </Result>
        )}
        {areCardsLost ? (
          <LostCards screen={screen}>{errors}</LostCards>
        ) : (
          <LostSecret secret="card" />
        )}
        <CardChoice screen={screen} />
      </div>
    </LoadingOverlay>
  );
}

/**
 * Moves the focus to the heading when the saved cards are loaded again, because the form that had
 * the focus is removed.
 */
function useHeadingFocus(areCardsLost: boolean): void {
  const wereLost = useRef(areCardsLost);
  useEffect(() => {
    if (wereLost.current && !areCardsLost) document.querySelector<HTMLElement>("main h1")?.focus();
    wereLost.current = areCardsLost;
  }, [areCardsLost]);
}

function CardChoice({ screen }: { screen: RegistrationView<"payment"> }) {
  const say = useMessages();
  const { phase, savedCards, areCardsLost, isNewCard, isPasswordDoubtful, back, submit } = screen;
  // The question about the card offers the same two actions.
  const isAsking = phase === "card-question";
  const newCard = useRegistrationCard();
  return (
    <Form onSubmit={submitting(submit)}>
      <LostSecret secret="cvc" />
      {savedCards.length > 0 ? (
        <SavedCards savedCards={savedCards} />
      ) : (
        !areCardsLost && isPasswordDoubtful && <NoSavedCards />
      )}
      {isNewCard && <NewCard card={newCard} />}
      <ChargeNotice />
      <StepActions back={back}>
        <Button type="submit" variant="primary">
          {say("action.next")}
        </Button>
      </StepActions>
      <Question
        isOpen={isAsking}
        title={say("payment.question.title")}
        onClose={back}
        footer={
          <>
            <Button variant="quiet" onPress={back}>
              {say("action.no")}
            </Button>
            <Button variant="primary" onPress={() => submit()}>
              {say("action.yes")}
            </Button>
          </>
        }
      >
        {say(isNewCard ? "payment.question.new" : "payment.question.existing")}
      </Question>
    </Form>
  );
}

/** The charge and its date. */
function ChargeNotice() {
  const say = useMessages();
  const { price } = useFormats();
  const { total } = useRegistrationSummary();
  const step = useRegistrationSteps().steps.length;
  return (
    <p className="waypost-Form-hint waypost-numbers">
      {total === null
        ? say("payment.notYet.unpriced", { step })
        : say("payment.notYet", { money: price(total), step })}
    </p>
  );
}
