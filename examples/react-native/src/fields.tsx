import type { Control } from "@waypost/hooks";
import type { ReactNode } from "react";
import { Pressable, Switch, Text, TextInput, View } from "react-native";

/** A labelled text field with its error, controlled or with a default value. */
export function Field(
  props: Pick<Control, "onChange" | "errorMessage"> & {
    label: string;
    value?: string;
    defaultValue?: string;
    /** Changes when the flow has set a field with a default value. */
    inputKey?: number;
    isSecret?: boolean;
    inputMode?: "text" | "email" | "tel" | "numeric";
    onBlur?: () => void;
  },
) {
  const { label, value, defaultValue, onChange, errorMessage, isSecret, inputMode, onBlur } = props;
  return (
    <View>
      <Text>{label}</Text>
      <TextInput
        key={props.inputKey}
        accessibilityLabel={label}
        value={value}
        defaultValue={defaultValue}
        onChangeText={onChange}
        onBlur={onBlur}
        inputMode={inputMode}
        secureTextEntry={isSecret}
        autoCapitalize={inputMode === "email" ? "none" : "sentences"}
      />
      <FieldError text={errorMessage} />
    </View>
  );
}

/** A choice among a few options, given as values or as pairs of a value and a text. */
export function Choice(
  props: Pick<Control, "value" | "onChange" | "errorMessage"> & {
    label: string;
    options: readonly (string | readonly [value: string, text: string])[];
  },
) {
  const { label, value, onChange, errorMessage, options } = props;
  return (
    <View>
      <Text>{label}</Text>
      {options.map((option) => {
        const [key, text] = typeof option === "string" ? [option, option] : option;
        const accessibilityState = { selected: key === value };
        return (
          <Pressable
            key={key}
            accessibilityRole="radio"
            accessibilityState={accessibilityState}
            onPress={() => onChange(key)}
          >
            <Text>{text}</Text>
          </Pressable>
        );
      })}
      <FieldError text={errorMessage} />
    </View>
  );
}

/** A switch with its label and error. */
export function Tick({
  label,
  value,
  onChange,
  errorMessage,
}: Omit<Control<boolean>, "input"> & { label: string }) {
  return (
    <View>
      <Text>{label}</Text>
      <Switch accessibilityLabel={label} value={value} onValueChange={onChange} />
      <FieldError text={errorMessage} />
    </View>
  );
}

export function Button(props: { onPress: () => void; isDisabled?: boolean; children: ReactNode }) {
  const { onPress, isDisabled = false, children } = props;
  return (
    <Pressable accessibilityRole="button" onPress={onPress} disabled={isDisabled}>
      <Text>{children}</Text>
    </Pressable>
  );
}

const FieldError = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Text accessibilityRole="alert">{text}</Text>;
