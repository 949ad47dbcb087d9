import {
  useCardExpiry,
  useCardField,
  useMessages,
  useRegistration,
  useRegistrationCard,
  useRegistrationField,
  type RegistrationView,
} from "@waypost/hooks";
import { isExpired, masked } from "@waypost/hooks/rules";
import { Button, Choice, Form, Text, Tick } from "./fields.tsx";

/** A saved card or a new one. */
export function Payment() {
  const say = useMessages();
  const registration = useRegistration();
  if (!("savedCards" in registration)) return null;
  const { phase, lostSecret, areCardsLost, isNewCard, failure, submit, back } = registration;
  return (
    <>
      {phase === "fetching-saved-cards" && <output>{say("account.fetchingCards")}</output>}
      {failure !== null && <p role="alert">{failure.text}</p>}
      {areCardsLost && <LostCards registration={registration} />}
      <Form onSubmit={submit}>
        {lostSecret === "card" && !areCardsLost && <p>{say("lost.card")}</p>}
        {lostSecret === "cvc" && <p>{say("lost.cvc")}</p>}
        <SavedCards registration={registration} />
        {isNewCard && <NewCard />}
        {phase === "card-question" ? (
          <p role="alert">
            {say(isNewCard ? "payment.question.new" : "payment.question.existing")}
            <Button text="action.no" onPress={back} />
            <Button text="action.yes" />
          </p>
        ) : (
          <>
            <Button text="action.previous" onPress={back} />
            <Button text="action.next" />
          </>
        )}
      </Form>
    </>
  );
}

type Props = { registration: RegistrationView<"payment"> };

/** After a reload the password shows the saved cards again. */
function LostCards({ registration }: Props) {
  const say = useMessages();
  const password = useRegistrationField("password");
  return (
    <Form onSubmit={registration.continueWithPassword}>
      <p>{say("lost.savedCards")}</p>
      <Text {...password} label="password.label" type="password" autoComplete="current-password" />
      <Button text="payment.showCards" />
    </Form>
  );
}

function SavedCards({ registration: { savedCards, isNewCard } }: Props) {
  const say = useMessages();
  const { value, onChange } = useRegistrationField("cardChoice");
  if (savedCards.length === 0) return null;
  return (
    <fieldset>
      <legend>{say("payment.savedCards")}</legend>
      {savedCards.map((card) => (
        <Tick
          key={card.token}
          type="radio"
          name="card"
          checked={card.token === value}
          disabled={isExpired(card)}
          onChange={() => onChange(card.token)}
        >
          {card.issuing_bank} {masked(card)} {isExpired(card) && say("payment.expired")}
        </Tick>
      ))}
      <Tick type="radio" name="card" checked={isNewCard} onChange={() => onChange("new")}>
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
