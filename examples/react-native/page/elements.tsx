import type { ReactNode } from "react";

// DOM versions of the React Native components in the app, so that a browser can show its screens.

type Children = { children?: ReactNode };

export const View = ({ children }: Children) => <div>{children}</div>;
export const ScrollView = View;
export const ActivityIndicator = (props: { accessibilityLabel: string }) => (
  <output>{props.accessibilityLabel}</output>
);

export const Text = ({ children }: Children) => <span>{children} </span>;

export const TextInput = (props: {
  value?: string;
  defaultValue?: string;
  accessibilityLabel: string;
  onChangeText: (text: string) => void;
  onBlur?: () => void;
}) => (
  <input
    value={props.value}
    defaultValue={props.defaultValue}
    aria-label={props.accessibilityLabel}
    onChange={(event) => props.onChangeText(event.target.value)}
    onBlur={props.onBlur}
  />
);

export const Switch = (props: {
  value: boolean;
  accessibilityLabel: string;
  onValueChange: (value: boolean) => void;
}) => (
  <input
    type="checkbox"
    checked={props.value}
    aria-label={props.accessibilityLabel}
    onChange={(event) => props.onValueChange(event.target.checked)}
  />
);

export const Pressable = (props: Children & { onPress: () => void; disabled?: boolean }) => (
  <button disabled={props.disabled} onClick={props.onPress}>
    {props.children}
  </button>
);
