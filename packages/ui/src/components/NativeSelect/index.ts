export { NativeSelect } from "./NativeSelect.tsx";
export type { NativeSelectProps, SelectOption } from "./NativeSelect.tsx";
