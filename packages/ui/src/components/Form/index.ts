export { Form, FormActions, FormRow, type FormActionsProps, type FormRowProps } from "./Form.tsx";
export type { FormProps } from "./Form.tsx";
