export { Form, FormActions, FormRow } from "./Form.tsx";
export type { FormProps } from "./Form.tsx";
