import {
  useMessages,
  useTaskImei,
  type ImeiWords,
  type TaskRun,
  type TaskShape,
} from "@waypost/hooks";
import { imeiFromPaste } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ImeiDrawing, ImeiField } from "@waypost/ui/DeviceRow";
import { Tooltip } from "@waypost/ui/Tooltip";
import { useRef } from "react";

/** The IMEI that a task asks for, checked as it is typed. */
export function TaskImei<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  /** The page's own words for what can be said without the server. */
  words?: ImeiWords;
}) {
  const { run, words } = props;
  const say = useMessages();
  const { isChecking, isValid, looksMistyped, canCheckAgain, checkAgain, ...imei } = useTaskImei(
    run,
    words,
  );
  const input = useRef<HTMLInputElement>(null);
  return (
    <ImeiField
      {...imei}
      inputRef={input}
      isChecking={isChecking}
      id="imei"
      label={say("imei.label")}
      description={say(looksMistyped ? "imei.checkDigit" : "imei.hint")}
      pasteTransform={imeiFromPaste}
      help={
        <Tooltip label={say("imei.help")}>
          <ImeiDrawing label={say("imei.helpPicture")} />
          {say("imei.helpText")}
        </Tooltip>
      }
      status={isChecking ? say("imei.checking") : isValid ? say("imei.valid", { model: "" }) : ""}
      errorAction={
        canCheckAgain && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              // The button goes away while the IMEI is checked; the focus must not go with it.
              input.current?.focus();
              checkAgain();
            }}
          >
            {say("action.retry")}
          </Button>
        )
      }
    />
  );
}
