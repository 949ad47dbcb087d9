import { useMessages, useSettingsChanges, type DeviceSettings } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Question } from "../../app/Question.tsx";

/** Asks before the dialog is closed, because closing discards the edits, as documented. */
export function CloseQuestion(props: {
  settings: DeviceSettings;
  onStay: () => void;
  onDiscard: () => void;
}) {
  const { settings, onStay, onDiscard } = props;
  const say = useMessages();
  const { changes, names } = useSettingsChanges(settings);
  return (
    <Question
      isOpen
      title={say("settings.closeTitle")}
      onClose={onStay}
      footer={
        <>
          <Button variant="quiet" onPress={onDiscard}>
            {say("settings.discard")}
          </Button>
          <Button variant="primary" onPress={onStay}>
            {say("settings.keepEditing")}
          </Button>
        </>
      }
    >
      <p>{say("settings.closeText", { count: changes })}</p>
      <ul className="settings-lost">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Question>
  );
}
