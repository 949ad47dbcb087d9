export { IconPicker } from "./IconPicker.tsx";
export type { IconFilter, IconPickerLabels, IconPickerProps, PickableIcon } from "./props.ts";
