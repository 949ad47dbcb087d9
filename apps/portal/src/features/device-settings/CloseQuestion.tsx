import { useMessages, useSettingsChanges, type DeviceSettingsRun } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Question } from "../../app/Question.tsx";

/** Asks before the dialog is closed, because closing drops the edits, as documented. */
export function CloseQuestion(props: {
  run: DeviceSettingsRun;
  onStay: () => void;
  onDiscard: () => void;
}) {
  const { run, onStay, onDiscard } = props;
  const say = useMessages();
  const { changes, names } = useSettingsChanges(run);
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
