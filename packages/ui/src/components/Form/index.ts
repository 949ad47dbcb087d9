export { Form, FormActions, FormRow } from "./Form.tsx";
export type { FormActionsProps, FormProps, FormRowProps } from "./Form.tsx";
