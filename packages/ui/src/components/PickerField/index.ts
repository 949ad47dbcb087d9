export { PickerField } from "./PickerField.tsx";
export type { PickerFieldProps } from "./PickerField.tsx";
export { PickerPlaceholder, type PickerPlaceholderProps } from "./PickerPlaceholder.tsx";
