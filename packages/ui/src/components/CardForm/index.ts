export {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardHolderField,
  CardNumberField,
} from "./CardFields.tsx";
export { CardForm } from "./CardForm.tsx";
export type { CardFormat, CardFormProps } from "./CardForm.tsx";
