export { IconPicker } from "./IconPicker.tsx";
export type { IconPickerProps, PickableIcon } from "./props.ts";
