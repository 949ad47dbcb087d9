import { useMessages } from "@waypost/hooks";
import { imeiFromPaste } from "@waypost/hooks/rules";
import { ImeiDrawing, ImeiField } from "@waypost/ui/DeviceRow";
import { Tooltip } from "@waypost/ui/Tooltip";
import type { ComponentProps, ReactNode } from "react";
import { CheckAgain } from "../task/CheckAgain.tsx";

type Field = ComponentProps<typeof ImeiField>;

/** The field of an IMEI, which the server checks during typing, with help on where to find it. */
export function CheckedImei(props: {
  id: string;
  imei: Pick<Field, "value" | "errorMessage" | "onChange" | "onBlur"> & {
    readonly isChecking: boolean;
    readonly isValid: boolean;
    readonly advice: string | null;
    readonly canCheckAgain: boolean;
    readonly checkAgain: () => void;
  };
  /** Another way to enter the IMEI, at the end of the label's line. */
  action?: ReactNode;
  /** An action for an error, which replaces the button to check again. */
  errorAction?: ReactNode;
  /** Shown after the error of an IMEI that could not be checked. */
  notChecked?: string | undefined;
}) {
  const { id, imei, action, errorAction, notChecked } = props;
  const { isChecking, isValid, advice, canCheckAgain, checkAgain } = imei;
  const { value, errorMessage, onChange, onBlur } = imei;
  const say = useMessages();
  return (
    <ImeiField
      {...{
        id,
        value,
        errorMessage,
        onChange,
        onBlur,
        isChecking,
        action,
      }}
      label={say("imei.label")}
      description={isValid ? undefined : say("imei.hint")}
      pasteTransform={imeiFromPaste}
      help={
        <Tooltip label={say("imei.help")} placement="bottom start">
          <ImeiDrawing label={say("imei.helpPicture")} />
          <span>{say("imei.helpText")}</span>
        </Tooltip>
      }
      status={
        isChecking
          ? say("imei.checking")
          : isValid
            ? say("imei.valid", { model: "" })
            : [errorMessage, canCheckAgain && notChecked].filter(Boolean).join(" ")
      }
      errorAction={
        <>
          {errorAction ??
            (canCheckAgain && (
              <CheckAgain field={id} notChecked={notChecked} onPress={checkAgain} />
            ))}
          {/* A description is hidden by an error. */}
          {advice !== null && <span className="waypost-quiet">{` ${advice}`}</span>}
        </>
      }
    />
  );
}
