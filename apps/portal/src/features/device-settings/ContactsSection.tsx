import { useMessages, useSecondPhone, type DeviceSettings } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { FormRow } from "@waypost/ui/Form";
import { useEffect, useRef } from "react";
import { LockNote } from "./LockNote.tsx";
import { SettingsField } from "./SettingsField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** The recipients of the alerts. */
export function ContactsSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  return (
    <SettingsSection
      settings={settings}
      section="contacts"
      title={say("settings.section.contacts")}
    >
      <p className="settings-lead">{say("settings.contactsLead")}</p>
      <SettingsField settings={settings} name="email" description={say("settings.emailHint")} />
      <FormRow>
        <SettingsField settings={settings} name="mobile_carrier" />
        <SettingsField
          settings={settings}
          name="phone"
          description={`${say("settings.phoneHint")} ${say("settings.phoneOptIn")}`}
        />
      </FormRow>
      <SecondPhone settings={settings} />
    </SettingsSection>
  );
}

/**
 * The second phone. It is shown if the device has one, and otherwise after a press of the button.
 * On a plan without a second phone, the button only shows a message, and a stored phone can only
 * be removed.
 */
function SecondPhone({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { isShown, isLocked, canRemove, add, remove } = useSecondPhone(settings);
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isShown && !wasShown.current) box.current?.querySelector("input")?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown)
    return (
      <Button variant="quiet" size="small" onPress={add}>
        {say("settings.addSecondPhone")}
      </Button>
    );
  return (
    <div ref={box}>
      <FormRow>
        <SettingsField settings={settings} name="secondary_mobile_carrier" isReadOnly={isLocked} />
        <SettingsField settings={settings} name="secondary_phone" isReadOnly={isLocked} />
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
          <LockNote
            settings={settings}
            feature="allow_second_phone_number"
            linkText={say("upgrade.link")}
          />
        </p>
      )}
    </div>
  );
}
