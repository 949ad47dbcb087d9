export { DigitSlots } from "./DigitSlots.tsx";
export type { DigitSlotsProps } from "./DigitSlots.tsx";
