export { CardCodeField, CardExpiryField, CardHolderField, CardNumberField } from "./CardFields.tsx";
export type { CardExpiryFieldProps } from "./CardFields.tsx";
export { CardForm } from "./CardForm.tsx";
export type { CardFormat, CardFormProps } from "./CardForm.tsx";
export type { CardPreviewLabels } from "./CardPreview.tsx";
