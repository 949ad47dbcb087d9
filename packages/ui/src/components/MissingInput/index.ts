export { MissingInput } from "./MissingInput.tsx";
export type { MissingInputProps } from "./MissingInput.tsx";
