// The React Native components and props that this example uses. In an app, the package
// `react-native` and its types replace this file.
declare module "react-native" {
  import type { ComponentType, ReactNode } from "react";

  export const View: ComponentType<{ children?: ReactNode }>;
  export const ScrollView: ComponentType<{
    keyboardShouldPersistTaps?: "always" | "never" | "handled";
    children?: ReactNode;
  }>;
  export const Text: ComponentType<{
    accessibilityRole?: "header" | "alert";
    accessibilityLiveRegion?: "none" | "polite" | "assertive";
    children?: ReactNode;
  }>;
  export const TextInput: ComponentType<{
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChangeText: (text: string) => void;
    onBlur?: (() => void) | undefined;
    accessibilityLabel: string;
    secureTextEntry?: boolean | undefined;
    autoCapitalize?: "none" | "sentences" | "words";
    inputMode?: "text" | "email" | "tel" | "numeric" | undefined;
  }>;
  export const Switch: ComponentType<{
    value: boolean;
    onValueChange: (value: boolean) => void;
    accessibilityLabel: string;
  }>;
  export const Pressable: ComponentType<{
    onPress: () => void;
    disabled?: boolean;
    accessibilityRole: "button" | "radio";
    accessibilityState?: { selected?: boolean; disabled?: boolean };
    children?: ReactNode;
  }>;
  export const ActivityIndicator: ComponentType<{ accessibilityLabel: string }>;
}
