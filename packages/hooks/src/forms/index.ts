export { cancellationForm, type CancellationForm } from "./cancellation-form.ts";
export { cardForm, type CardForm } from "./card-form.ts";
export { customerForm, type CustomerForm, type CustomerFormInput } from "./customer-form.ts";
export {
  devicesForm,
  type DevicesForm,
  type DevicesFormInput,
  type DeviceForm,
} from "./devices-form.ts";
export { emailForm, type EmailForm } from "./email-form.ts";
export { inWords } from "./in-words.ts";
export { passwordForm, type PasswordForm } from "./password-form.ts";
export { refuseExpired } from "./refuse-expired.ts";
export {
  registrationForm,
  type NewCustomerForm,
  type RegistrationFormOptions,
  type RegistrationFormValues,
} from "./registration-form.ts";
export { savedCardForm } from "./saved-card-form.ts";
export { termsForm, type TermsForm } from "./terms-form.ts";
export { validate, type FieldErrors } from "./validate.ts";
export type { PhoneConfirmationForm } from "./phone-confirmation-form.ts";
