import {
  useCardExpiry,
  useCardField,
  useMessages,
  useRegistration,
  useRegistrationCard,
  useRegistrationField,
  type RegistrationView,
} from "@waypost/hooks";
import { CARD_BRANDS, cardBrand, cardGroups, isExpired, masked } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardForm,
  CardHolderField,
  CardNumberField,
} from "@waypost/ui/CardForm";
import { Dialog } from "@waypost/ui/Dialog";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { RadioCards } from "@waypost/ui/RadioCards";
import { Result } from "@waypost/ui/Result";
import { Step } from "../Step.tsx";
import { Password } from "./fields.tsx";

/** A saved card or a new one. */
export function Payment() {
  const say = useMessages();
  const registration = useRegistration();
  if (!("savedCards" in registration)) return null;
  const { phase, run, failure, lostSecret, areCardsLost, isNewCard, submit, back } = registration;
  return (
    <LoadingOverlay
      isLoading={phase === "fetching-saved-cards"}
      label={say("account.fetchingCards")}
    >
      <Step title={say("payment.title")} run={run} onSubmit={submit} onBack={back}>
        {failure !== null && (
          <Result tone="refused" title={say("failure.title")} message={failure.text} />
        )}
        {areCardsLost && <LostCards registration={registration} />}
        {lostSecret !== null && lostSecret !== "password" && !areCardsLost && (
          <p className="waypost-quiet">{say(`lost.${lostSecret}`)}</p>
        )}
        <SavedCards registration={registration} />
        {isNewCard && <NewCard />}
      </Step>
      <Dialog
        isOpen={phase === "card-question"}
        role="alertdialog"
        title={say("payment.question.title")}
        onClose={back}
        footer={
          <>
            <Button variant="quiet" onPress={back}>
              {say("action.no")}
            </Button>
            <Button variant="primary" onPress={submit}>
              {say("action.yes")}
            </Button>
          </>
        }
      >
        {say(isNewCard ? "payment.question.new" : "payment.question.existing")}
      </Dialog>
    </LoadingOverlay>
  );
}

type Props = { registration: RegistrationView<"payment"> };

/** After a reload, the password shows the saved cards again. */
function LostCards({ registration }: Props) {
  const say = useMessages();
  return (
    <>
      <p className="waypost-quiet">{say("lost.savedCards")}</p>
      <Password name="password" autoComplete="current-password" />
      <Button onPress={registration.continueWithPassword}>{say("payment.showCards")}</Button>
    </>
  );
}

function SavedCards({ registration: { savedCards } }: Props) {
  const say = useMessages();
  const { value, onChange } = useRegistrationField("cardChoice");
  if (savedCards.length === 0) return null;
  return (
    <RadioCards
      label={say("payment.savedCards")}
      {...{ value, onChange }}
      cards={[
        ...savedCards.map((card) => ({
          value: card.token,
          title: card.issuing_bank ?? say("payment.endingIn", { last4: card.last_4 ?? "" }),
          detail: masked(card),
          isDisabled: isExpired(card),
          tag: isExpired(card) ? say("payment.expired") : undefined,
        })),
        { value: "new", title: say("payment.newCard"), divider: say("payment.or") },
      ]}
    />
  );
}

const format = (digits: string) => {
  const mark = cardBrand(digits);
  const isAmex = mark === "amex";
  const length = isAmex ? 15 : 16;
  return {
    groups: cardGroups(digits),
    brand: CARD_BRANDS[mark],
    mark,
    length,
    isCodeInFront: isAmex,
  };
};

function NewCard() {
  const say = useMessages();
  const card = useRegistrationCard();
  return (
    <CardForm
      format={format}
      labels={{ holder: say("cardHolder.label"), expires: say("card.validThru") }}
      note={say("card.neverStored")}
    >
      <CardHolderField
        {...useCardField(card, "cardHoldername")}
        id="cardHoldername"
        label={say("cardHolder.label")}
      />
      <CardNumberField
        {...useCardField(card, "cardnumber")}
        id="cardnumber"
        label={say("cardnumber.label")}
      />
      <CardCodeField {...useCardField(card, "cvc")} id="cvc" label={say("cvc.label")} />
      <CardExpiryGroup label={say("card.expiry")}>
        <Expiry part="month" />
        <Expiry part="year" />
      </CardExpiryGroup>
    </CardForm>
  );
}

function Expiry({ part }: { part: "month" | "year" }) {
  const say = useMessages();
  const id = `expirationdate${part}` as const;
  const { options, ...field } = useCardExpiry(useRegistrationCard(), id);
  return (
    <CardExpiryField
      {...field}
      {...{ part, id }}
      label={say(`${part}.label`)}
      placeholder={say("field.choose")}
      options={options.map((value) => ({ value, label: value }))}
    />
  );
}
