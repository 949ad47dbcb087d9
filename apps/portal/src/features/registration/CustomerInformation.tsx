import { useCustomerStep, useMessages } from "@waypost/hooks";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Suspense } from "react";
import { EmailForm } from "./EmailForm.tsx";
import { useLoaded } from "../../app/lazy-page.tsx";
import { useStepPages } from "./step-pages.ts";

/** First the e-mail address, then the password of an account or the details of a new customer. */
export function CustomerInformation() {
  const { screen, isCheckingEmail, isFetchingCards } = useCustomerStep();
  const say = useMessages();
  const { account, details } = useStepPages();
  const pageOf = (wanted: typeof screen) =>
    ({ email: undefined, "known-email": account, details })[wanted];
  const { shown, isLoading } = useLoaded(screen, pageOf);
  const wait = isFetchingCards
    ? "account.fetchingCards"
    : isCheckingEmail
      ? "email.checking"
      : "page.loading";
  const Form = pageOf(shown)?.Component ?? EmailForm;
  return (
    <LoadingOverlay isLoading={isCheckingEmail || isFetchingCards || isLoading} label={say(wait)}>
      <Suspense>
        <Form />
      </Suspense>
    </LoadingOverlay>
  );
}
