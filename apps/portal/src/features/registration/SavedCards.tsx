import type { SavedCard } from "@waypost/sdk";
import { useMessages, useRegistrationField } from "@waypost/hooks";
import { isExpired, masked } from "@waypost/hooks/rules";
import { RadioCards } from "@waypost/ui/RadioCards";
import { CardPicture } from "./CardPicture.tsx";
import "./saved-cards.css";

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
