export { PickerField } from "./PickerField.tsx";
export type { PickerFieldProps } from "./PickerField.tsx";
export { PickerPlaceholder } from "./PickerPlaceholder.tsx";
