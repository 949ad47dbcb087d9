import { useMessages, useRegistrationField, type RegistrationView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form } from "@waypost/ui/Form";
import { PasswordField } from "@waypost/ui/PasswordField";
import { submitting } from "../../app/submitting.ts";
import "./saved-cards.css";
import type { Elements } from "../../app/elements.ts";

/**
 * After a reload, entering the password shows the saved cards again, above the form of a new card.
 */
export function LostCards(props: {
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
