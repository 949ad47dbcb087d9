import { useEffect, useRef, useState } from "react";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { Icon } from "../../icons/Icon.tsx";

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

const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
);

const EyeOffIcon = () => (
  <Icon>
    <path d="M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.5 7.3A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.8-1.4M4 4l16 16M10 10.2a2.75 2.75 0 0 0 3.8 3.8" />
  </Icon>
);
