import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { useState } from "react";
import { toasts } from "../../app/notices.ts";
import { submitting } from "../../app/submitting.ts";
import { nameDevice, NICKNAME_LENGTH } from "../devices/nicknames.ts";

/** The form in which an owner names a device. */
export function DeviceName(props: {
  customerId: string;
  imei: string;
  name: string;
  onClose: () => void;
}) {
  const { customerId, imei, name, onClose } = props;
  const say = useMessages();
  const [entered, setEntered] = useState(name);
  const save = () => {
    if (!nameDevice(customerId, imei, entered.trim())) {
      toasts.show({ tone: "danger", message: say("myAccount.name.lost") });
    }
    onClose();
  };
  return (
    <Form onSubmit={submitting(save)}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was just pressed
        autoFocus
        label={say("myAccount.name")}
        description={say("myAccount.name.detail")}
        value={entered}
        onChange={setEntered}
        maxLength={NICKNAME_LENGTH}
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      />
      <FormActions>
        <Button size="small" variant="quiet" onPress={onClose}>
          {say("action.cancel")}
        </Button>
        <Button size="small" type="submit">
          {say("myAccount.name.save")}
        </Button>
      </FormActions>
    </Form>
  );
}
