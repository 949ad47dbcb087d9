import { useMessages } from "@waypost/hooks";
import type { RegistrationReceipt } from "@waypost/hooks/flows";
import { Button, LinkButton } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { useState } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { DeviceReceipts } from "./DeviceReceipts.tsx";

/** The active devices, with buttons that open their settings or show when they become available. */
export function SetUpStop(props: { receipt: RegistrationReceipt; setUp: SetUp | null }) {
  const { receipt, setUp } = props;
  const say = useMessages();
  if (setUp !== null) return <DeviceReceipts receipt={receipt} setUp={setUp} />;
  if (!receipt.hasToken) return <WithoutToken receipt={receipt} />;
  return (
    <>
      <p className="waypost-quiet">{say("registered.setupGone")}</p>
      <DeviceReceipts receipt={receipt} setUp={null} />
    </>
  );
}

/** The reply had no token: the settings can only be opened on the tracking site. */
function WithoutToken({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const { links } = useConfig();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="waypost-quiet">{say("registered.noToken")}</p>
      <DeviceReceipts receipt={receipt} setUp={() => setOpen(true)} />
      <Dialog
        isOpen={isOpen}
        title={say("registered.setup")}
        onClose={close}
        footer={
          <>
            <Button variant="quiet" onPress={close}>
              {say("action.close")}
            </Button>
            <LinkButton variant="primary" href={links.login}>
              {say("registered.login")}
            </LinkButton>
          </>
        }
      >
        {say("registered.noToken")}
      </Dialog>
    </>
  );
}
