export { StateChip } from "./StateChip.tsx";
export type { StateChipProps } from "./StateChip.tsx";
