import { useCustomerStep, useMessages } from "@waypost/hooks";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Suspense } from "react";
import { EmailForm } from "./EmailForm.tsx";
import { useStepPages } from "./step-pages.ts";

/** First the e-mail address, then the password of an account or the details of a new customer. */
export function CustomerInformation() {
  const { screen, isCheckingEmail, isFetchingCards } = useCustomerStep();
  const say = useMessages();
  const { account, details } = useStepPages();
  return (
    <LoadingOverlay
      isLoading={isCheckingEmail || isFetchingCards}
      label={say(isFetchingCards ? "account.fetchingCards" : "email.checking")}
    >
      <Suspense>
        {screen === "email" && <EmailForm />}
        {screen === "known-email" && <account.Component />}
        {screen === "details" && <details.Component />}
      </Suspense>
    </LoadingOverlay>
  );
}
