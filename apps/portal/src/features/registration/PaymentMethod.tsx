import "./saved-cards.css";
import {
  type RegistrationView,
  useFormats,
  useMessages,
  useRegistrationCard,
  useRegistrationField,
  useRegistrationSteps,
  useRegistrationSummary,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form } from "@waypost/ui/Form";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import { useEffect, useRef, useState } from "react";
import { Heading } from "../../app/Heading.tsx";
import { NewCard } from "../card/NewCard.tsx";
import { LostSecret } from "./LostSecret.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { Question } from "../../app/Question.tsx";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";
import type { SavedCard } from "@waypost/sdk";
import { isExpired, masked } from "@waypost/hooks/rules";
import { RadioCards } from "@waypost/ui/RadioCards";
import { useConfig } from "../../app/ConfigContext.ts";
import { PasswordField } from "@waypost/ui/PasswordField";
import type { Elements } from "../../app/elements.ts";
import { ServerText } from "../../app/ServerText.tsx";

/** A saved card or a new one. */
export default function PaymentMethod() {
  const say = useMessages();
  const screen = useScreen("payment", "fetching-saved-cards", "card-question");
  const areCardsLost = screen?.areCardsLost === true;
  useHeadingFocus(areCardsLost);
  if (screen === null) return null;
  const { phase, failure, run } = screen;
  const errors = <FieldErrorSummary run={run} />;
  const refusal = failure && <ServerText text={failure.text} />;
  return (
    <LoadingOverlay
      isLoading={phase === "fetching-saved-cards"}
      label={say("account.fetchingCards")}
    >
      <div className="waypost-Form">
        <Heading>{say("payment.title")}</Heading>
        {!areCardsLost && errors}
        {failure !== null && (
          <>
            <Result isFolded tone="refused" title={say("failure.title")} message={refusal} />
            <p className="waypost-quiet">{say("payment.refused", failure.card)}</p>
          </>
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
  const { failure, lostSecret } = screen;
  const missing = failure === null ? null : lostSecret;
  useEffect(() => {
    // After a rejection, the first field that has to be typed again.
    if (missing !== "cvc") return;
    const code = document.getElementById("cvc");
    code?.focus({ preventScroll: true });
    code?.scrollIntoView({ block: "nearest" });
  }, [missing]);
  // The question about the card offers the same two actions.
  const isAsking = phase === "card-question";
  const newCard = useRegistrationCard();
  return (
    <Form onSubmit={submitting(submit)}>
      {failure === null && <LostSecret secret="cvc" />}
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

/** The saved cards of the account, an "OR", and a new card. */
export function SavedCards({ savedCards }: { savedCards: readonly SavedCard[] }) {
  const say = useMessages();
  const { value, onChange } = useRegistrationField("cardChoice");
  // An incomplete date would be shown as "Expires /2029".
  const expiry = (month: string | null, year: string | null) =>
    month && year ? ` · ${say("payment.expires", { month, year })}` : "";
  return (
    <RadioCards
      label={say("payment.savedCards")}
      {...{ value, onChange }}
      cards={[
        ...savedCards.map((card) => ({
          value: card.token,
          title: card.issuing_bank ?? say("payment.endingIn", { last4: card.last_4 ?? "" }),
          detail: masked(card) + expiry(card.expiration_month, card.expiration_year),
          trailing: <CardPicture url={card.image_url} />,
          isDisabled: isExpired(card),
          tag: isExpired(card) ? say("payment.expired") : undefined,
        })),
        { value: "new", title: say("payment.newCard"), divider: say("payment.or") },
      ]}
    />
  );
}

/** The image of a saved card, shown if it is on the configured host and can be loaded. */
function CardPicture({ url }: { url: string | null }) {
  const { cardImages } = useConfig();
  const [isBroken, setBroken] = useState(false);
  if (url === null || cardImages === undefined || isBroken) return null;
  if (!URL.canParse(url) || new URL(url).origin !== new URL(cardImages).origin) return null;
  return (
    <img
      className="card-picture"
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

/** A note that the account returned no saved cards, shown in their place. */
function NoSavedCards() {
  const say = useMessages();
  const { steps } = useRegistrationSteps();
  return (
    <p className="waypost-lead">
      <span>{`${say("payment.noSavedCards")} `}</span>
      <a className="waypost-link" href={`#${steps[0]?.path}`}>
        {say("payment.checkPassword")}
      </a>
    </p>
  );
}

/**
 * After a reload, entering the password shows the saved cards again, above the form of a new card.
 */
function LostCards(props: {
  screen: RegistrationView<"payment">;
  /** The errors of a rejected submit. */
  children: Elements;
}) {
  const say = useMessages();
  const { isPasswordDoubtful, continueWithPassword } = props.screen;
  return (
    <Form className="lost-cards" onSubmit={submitting(continueWithPassword)}>
      <p className="waypost-note" role={isPasswordDoubtful ? "alert" : undefined}>
        {say(isPasswordDoubtful ? "payment.noSavedCards" : "lost.savedCards")}
      </p>
      <PasswordField
        {...useRegistrationField("password")}
        id="password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="done"
        label={say("password.label")}
        description={say("account.passwordHint")}
        labels={{ show: say("password.show"), hide: say("password.hide") }}
      />
      <Button type="submit">{say("payment.showCards")}</Button>
      {props.children}
    </Form>
  );
}
