export {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardHolderField,
  CardNumberField,
} from "./CardFields.tsx";
export type { CardMarkName } from "./CardMark.tsx";
export type { CardExpiryFieldProps, CardExpiryGroupProps } from "./CardFields.tsx";
export { CardForm } from "./CardForm.tsx";
export type { CardFormProps } from "./CardForm.tsx";
export type { CardPreviewLabels } from "./CardPreview.tsx";
export type { CardFormat } from "./preview.ts";
