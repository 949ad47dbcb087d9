import { useMessages, useSecondPhone, type DeviceSettingsRun } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { FormRow } from "@waypost/ui/Form";
import { useEffect, useRef } from "react";
import { LockNote } from "./LockNote.tsx";
import { SettingsField } from "./SettingsField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** Who receives the alerts. */
export function ContactsSection({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  return (
    <SettingsSection run={run} section="contacts" title={say("settings.section.contacts")}>
      <p className="settings-lead">{say("settings.contactsLead")}</p>
      <SettingsField run={run} name="email" description={say("settings.emailHint")} />
      <FormRow>
        <SettingsField run={run} name="mobile_carrier" />
        <SettingsField run={run} name="phone" />
      </FormRow>
      <p className="settings-hint">
        {`${say("settings.phoneHint")} ${say("settings.phoneOptIn")}`}
      </p>
      <SecondPhone run={run} />
    </SettingsSection>
  );
}

/**
 * The second phone: shown if the device has one, otherwise hidden until the button is pressed. On a
 * plan without a second phone, the button only shows a message, and a stored phone can only be
 * removed.
 */
function SecondPhone({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { isShown, isLocked, canRemove, show, remove } = useSecondPhone(run);
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isShown && !wasShown.current) box.current?.querySelector("input")?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown)
    return (
      <Button variant="quiet" size="small" onPress={show}>
        {say("settings.addSecondPhone")}
      </Button>
    );
  return (
    <div ref={box}>
      <FormRow>
        <SettingsField run={run} name="secondary_mobile_carrier" isReadOnly={isLocked} />
        <SettingsField run={run} name="secondary_phone" isReadOnly={isLocked} />
      </FormRow>
      {canRemove && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            remove();
            box.current?.querySelector("input")?.focus();
          }}
        >
          {say("settings.removeSecondPhone")}
        </Button>
      )}
      {isLocked && (
        <p className="settings-lead">
          <LockNote run={run} feature="allow_second_phone_number" linkText={say("upgrade.link")} />
        </p>
      )}
    </div>
  );
}
