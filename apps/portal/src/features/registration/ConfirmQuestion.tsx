import { useFormats, useMessages, type RegistrationView } from "@waypost/hooks";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";

/** The confirmation of the order, with its devices. */
export function ConfirmQuestion({ screen }: { screen: RegistrationView<"reviewing"> }) {
  const say = useMessages();
  const formats = useFormats();
  return (
    <ReviewDialog
      screen={screen}
      title={say("confirm.title")}
      labels={{ confirm: say("action.confirm"), cancel: say("action.goBack") }}
      total={(price) => say("confirm.total", price)}
      isGuaranteed
      withoutRows
    >
      <dl className="review-rows">
        {screen.review.rows.map(({ id, name, planName, price }) => (
          <div key={id}>
            <dt>
              <span>{planName}</span>
              <span className="waypost-quiet">{name}</span>
            </dt>
            <dd className="waypost-numbers">
              {price === null ? "–" : say("confirm.usd", formats.priceParams(price))}
            </dd>
          </div>
        ))}
      </dl>
    </ReviewDialog>
  );
}
