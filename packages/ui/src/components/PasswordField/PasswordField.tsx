import { useEffect, useRef, useState } from "react";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { EyeIcon, EyeOffIcon } from "./EyeIcons.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing" | "inputRef"> {
  /** Default: in English. */
  labels?:
    | {
        /** "Show password" */
        show?: string;
        /** "Hide password" */
        hide?: string;
      }
    | undefined;
}

/**
 * A password field with a button that shows the password. Submitting its form hides the password
 * again, and the field is cleared when it is unmounted.
 */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useClearedOnUnmount(input);
  useEffect(() => {
    const field = input.current;
    const form = isShown ? field?.form : null;
    const hide = () => {
      // Immediately, because browsers store submitted text of fields that are not passwords.
      if (field !== null) field.type = "password";
      setShown(false);
    };
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [isShown]);
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      {...props}
      inputRef={input}
      type={isShown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="waypost-PasswordField-toggle"
          aria-label={
            isShown ? (labels?.hide ?? "Hide password") : (labels?.show ?? "Show password")
          }
          disabled={props.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
