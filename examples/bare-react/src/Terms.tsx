import { useMessages, useRegistrationTerms } from "@waypost/hooks";
import { Button, Form, Tick } from "./fields.tsx";

/** Put the text of your own terms here. */
export function Terms() {
  const say = useMessages();
  const { accepted, accept, submit, previous } = useRegistrationTerms();
  return (
    <Form onSubmit={submit}>
      <p>{say("terms.service")}</p>
      <p>{say("terms.billing")}</p>
      <Tick isSelected={accepted} onChange={accept}>
        {say("terms.accept")}
      </Tick>
      <Button text="action.previous" onPress={previous} />
      <Button text="action.next" isDisabled={!accepted} />
    </Form>
  );
}
