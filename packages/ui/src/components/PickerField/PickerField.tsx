import { useId } from "react";
import { Button } from "react-aria-components/Button";
import { ChevronIcon, ErrorIcon } from "../../icons/Icon.tsx";

export interface PickerFieldProps {
  label: string;
  /** What is chosen, in words; empty shows the placeholder. */
  value: string;
  /** "Select Plan" */
  placeholder: string;
  /** A second line under the value. */
  detail?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  id?: string;
  /** Opens what one picks from. */
  onPress: () => void;
}

/** Shows a choice that is made elsewhere: it reads like a field and opens a dialog. */
export function PickerField(props: PickerFieldProps) {
  const { label, value, placeholder, detail, errorMessage, isDisabled, onPress } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className="wp-Field wp-PickerField" data-invalid={Boolean(errorMessage) || undefined}>
      <span id={`${ownId}-label`} className="wp-Field-label">
        {label}
      </span>
      <Button
        id={id}
        className="wp-Field-box wp-PickerField-button"
        aria-haspopup="dialog"
        aria-labelledby={`${ownId}-label ${ownId}-value`}
        aria-describedby={errorMessage ? `${ownId}-error` : undefined}
        isDisabled={isDisabled === true}
        onPress={onPress}
      >
        <span id={`${ownId}-value`} className="wp-PickerField-value">
          {value === "" ? <span className="wp-PickerField-none">{placeholder}</span> : value}
          {detail !== undefined && <span className="wp-PickerField-detail">{detail}</span>}
        </span>
        <ChevronIcon />
      </Button>
      <div className="wp-Field-message">
        {errorMessage && (
          <span id={`${ownId}-error`} className="wp-Field-error">
            <ErrorIcon />
            {errorMessage}
          </span>
        )}
      </div>
    </div>
  );
}
