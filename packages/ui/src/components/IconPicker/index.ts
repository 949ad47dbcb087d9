export { IconPicker } from "./IconPicker.tsx";
export type { IconPickerProps, PickableIcon, IconFilter, IconPickerLabels } from "./props.ts";
