import {
  useCardExpiry,
  useCardField,
  useCustomerField,
  useLostSecret,
  useMessages,
  useRegistrationCard,
  useRegistrationCardChoice,
} from "@waypost/hooks";
import { isExpired, masked } from "@waypost/hooks/rules";
import { Button, Choice, Form, Text, Tick } from "./fields.tsx";

/** A saved card or a new one. */
export function Payment() {
  const say = useMessages();
  const lost = useLostSecret();
  const { areCardsLost, isNew, isAsking, answer, submit, previous } = useRegistrationCardChoice();
  return (
    <>
      {areCardsLost && <LostCards />}
      <Form onSubmit={submit}>
        {lost === "card" && !areCardsLost && <p>{say("lost.card")}</p>}
        {lost === "cvc" && <p>{say("lost.cvc")}</p>}
        <SavedCards />
        {isNew && <NewCard />}
        {isAsking ? (
          <p role="alert">
            {say(isNew ? "payment.question.new" : "payment.question.existing")}
            <Button text="action.no" onPress={() => answer(false)} />
            <Button text="action.yes" onPress={() => answer(true)} />
          </p>
        ) : (
          <>
            <Button text="action.previous" onPress={previous} />
            <Button text="action.next" />
          </>
        )}
      </Form>
    </>
  );
}

/** After a reload the password shows the saved cards again. */
function LostCards() {
  const say = useMessages();
  const { continueWithPassword } = useRegistrationCardChoice();
  return (
    <Form onSubmit={continueWithPassword}>
      <p>{say("lost.savedCards")}</p>
      <Text
        {...useCustomerField("password")}
        label="password.label"
        type="password"
        autoComplete="current-password"
      />
      <Button text="payment.showCards" />
    </Form>
  );
}

function SavedCards() {
  const say = useMessages();
  const { savedCards, choice, isNew, choose } = useRegistrationCardChoice();
  if (savedCards.length === 0) return null;
  return (
    <fieldset>
      <legend>{say("payment.savedCards")}</legend>
      {savedCards.map((card) => (
        <Tick
          key={card.token}
          group="card"
          isSelected={card.token === choice}
          isDisabled={isExpired(card)}
          onChange={() => choose(card.token)}
        >
          {card.issuing_bank} {masked(card)} {isExpired(card) && say("payment.expired")}
        </Tick>
      ))}
      <Tick group="card" isSelected={isNew} onChange={() => choose("new")}>
        {say("payment.newCard")}
      </Tick>
    </fieldset>
  );
}

function NewCard() {
  const card = useRegistrationCard();
  return (
    <>
      <Text
        {...useCardField(card, "cardHoldername")}
        label="cardHolder.label"
        autoComplete="cc-name"
      />
      <Text
        {...useCardField(card, "cardnumber")}
        label="cardnumber.label"
        autoComplete="cc-number"
      />
      <Text
        {...useCardField(card, "cvc")}
        label="cvc.label"
        type="password"
        autoComplete="cc-csc"
      />
      <Choice {...useCardExpiry(card, "expirationdateyear")} label="year.label" />
      <Choice {...useCardExpiry(card, "expirationdatemonth")} label="month.label" />
    </>
  );
}
