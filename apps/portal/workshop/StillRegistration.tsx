import type { RegistrationState } from "@waypost/hooks/flows";
import RegistrationPage from "../src/features/registration/RegistrationPage.tsx";
import { StillPage } from "./StillPage.tsx";

/** The registration page in one state, which no press changes. */
export function StillRegistration({ state }: { state: RegistrationState }) {
  return (
    <StillPage state={state} address="/registration/customer-information">
      <RegistrationPage />
    </StillPage>
  );
}
