export { Form, FormActions, FormRow } from "./Form.tsx";
export type { FormProps, FormRowProps } from "./Form.tsx";
