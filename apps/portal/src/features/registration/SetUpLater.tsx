import { useMessages } from "@waypost/hooks";
import { Button, LinkButton } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { useConfig } from "../../app/ConfigContext.ts";

/** The settings cannot be opened from this page: why, and where they can. */
export function SetUpLater(props: { isOpen: boolean; message: string; onClose: () => void }) {
  const { isOpen, message, onClose } = props;
  const say = useMessages();
  const { links } = useConfig();
  return (
    <Dialog
      isOpen={isOpen}
      title={say("registered.setup")}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say("action.close")}
          </Button>
          <LinkButton variant="primary" href={links.login}>
            {say("registered.login")}
          </LinkButton>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
