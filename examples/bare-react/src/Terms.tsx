import { useMessages, useRegistration, useRegistrationField } from "@waypost/hooks";
import { Button, Form, Tick } from "./fields.tsx";

/** Put the text of your own terms here. */
export function Terms() {
  const say = useMessages();
  const registration = useRegistration();
  const { value: isAccepted, input } = useRegistrationField("accepted");
  if (registration.phase !== "terms") return null;
  return (
    <Form onSubmit={registration.submit}>
      <p>{say("terms.service")}</p>
      <p>{say("terms.billing")}</p>
      <Tick {...input}>{say("terms.accept")}</Tick>
      <Button text="action.previous" onPress={registration.back} />
      <Button text="action.next" isDisabled={!isAccepted} />
    </Form>
  );
}
