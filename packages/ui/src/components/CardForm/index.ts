export {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardHolderField,
  CardNumberField,
} from "./CardFields.tsx";
export { CardForm } from "./CardForm.tsx";
export type { CardFormProps } from "./CardForm.tsx";
export type { CardFormat } from "./preview.ts";
