export {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardHolderField,
  CardNumberField,
  type CardExpiryFieldProps,
  type CardExpiryGroupProps,
  type CardFieldProps,
} from "./CardFields.tsx";
export { CardForm } from "./CardForm.tsx";
export type { CardFormProps } from "./CardForm.tsx";
export type { CardFormat } from "./preview.ts";
export type { CardMarkName } from "./CardMark.tsx";
export type { CardNumberFieldProps } from "./CardNumberField.tsx";
export type { CardPreviewLabels } from "./CardPreview.tsx";
