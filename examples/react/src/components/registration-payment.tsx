import { FieldError } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import {
  useCardExpiry,
  useCardField,
  useFormats,
  useMessages,
  useRegistration,
  useRegistrationCard,
  useRegistrationField,
} from "@waypost/hooks";
import { isExpired, masked } from "@waypost/hooks/rules";
import { CheckField, ChoiceCard, ListField, TextField } from "@/components/waypost-fields";
import { Part } from "@/components/waypost-part";

/** Replace the texts of these sections with your own terms. */
const TERMS = ["service", "billing", "guarantee", "cancellation", "misuse"] as const;

/** The unit, the card and the terms. */
export function Payment() {
  const say = useMessages();
  const fee = useFormats().shortPrice(50);
  const { errorMessage, ...accepted } = useRegistrationField("accepted");
  return (
    <Part title={say("step.payment-method")}>
      <ListField
        label={say("unit.label")}
        field={useRegistrationField("unit")}
        options={["MPH", "KMH"]}
      />
      <Card />
      <div className="grid gap-2 text-muted-foreground">
        {TERMS.map((section) => (
          <p key={section}>
            <strong>{say(`terms.${section}.title`)}:</strong>{" "}
            {say(`terms.${section}`, { fee }).replace(
              "{cancellation}",
              say("terms.cancellationLink"),
            )}
          </p>
        ))}
      </div>
      <div className="grid gap-2">
        <CheckField label={say("terms.accept")} {...accepted} />
        <FieldError>{errorMessage}</FieldError>
      </div>
    </Part>
  );
}

/** The saved cards of a customer who has signed in, and a new card. */
function Card() {
  const say = useMessages();
  const { run, lostSecret } = useRegistration();
  const { savedCards, isPasswordDoubtful } = run.getState().form.account;
  const cards = savedCards ?? [];
  const { value, onChange } = useRegistrationField("cardChoice");
  return (
    <>
      {isPasswordDoubtful && <p>{say("payment.noSavedCards")}</p>}
      {lostSecret !== null && <p>{say(`lost.${lostSecret}`)}</p>}
      {cards.length > 0 && (
        <RadioGroup aria-label={say("payment.savedCards")} value={value} onChange={onChange}>
          {cards.map((card) => (
            <ChoiceCard
              key={card.token}
              value={card.token}
              title={card.issuing_bank ?? say("payment.endingIn", { last4: card.last_4 ?? "" })}
              detail={masked(card)}
              isDisabled={isExpired(card)}
            >
              {isExpired(card) && say("payment.expired")}
            </ChoiceCard>
          ))}
          <ChoiceCard value="new" title={say("payment.newCard")} />
        </RadioGroup>
      )}
      {!cards.some(({ token }) => token === value) && <NewCard />}
    </>
  );
}

function NewCard() {
  const say = useMessages();
  const card = useRegistrationCard();
  const month = useCardExpiry(card, "expirationdatemonth");
  const year = useCardExpiry(card, "expirationdateyear");
  return (
    <>
      <TextField
        label={say("cardHolder.label")}
        field={useCardField(card, "cardHoldername")}
        autoComplete="cc-name"
      />
      <TextField
        label={say("cardnumber.label")}
        field={useCardField(card, "cardnumber")}
        inputMode="numeric"
        autoComplete="cc-number"
      />
      <div className="grid grid-cols-3 gap-3">
        <ListField label={say("month.label")} field={month} options={month.options} />
        <ListField label={say("year.label")} field={year} options={year.options} />
        <TextField
          label={say("cvc.label")}
          field={useCardField(card, "cvc")}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      <p className="text-muted-foreground">{say("card.neverStored")}</p>
    </>
  );
}
