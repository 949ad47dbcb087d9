import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";

/** A button after an error that repeats a check which got no answer. */
export function CheckAgain(props: {
  /** The id of the checked input. */
  field: string;
  /** Says that the server could not be asked. */
  notChecked?: string | undefined;
  onPress: () => void;
}) {
  const { field, notChecked, onPress } = props;
  const say = useMessages();
  return (
    <>
      {notChecked !== undefined && <span>{`${notChecked} `}</span>}
      <Button
        size="small"
        variant="quiet"
        onPress={() => {
          // The button is removed during the check, so the focus has to move first.
          document.getElementById(field)?.focus();
          onPress();
        }}
      >
        {say(notChecked === undefined ? "action.retry" : "task.checkAgain")}
      </Button>
    </>
  );
}
