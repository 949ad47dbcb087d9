import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { EyeIcon, EyeOffIcon } from "./EyeIcons.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  labels: {
    /** "Show password" */
    show: string;
    /** "Hide password" */
    hide: string;
  };
}

/** A password field with a button that shows the password. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="wp-PasswordField-toggle"
          aria-label={isShown ? labels.hide : labels.show}
          disabled={props.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
