import { useMessages, useRegistration, type RegistrationView } from "@waypost/hooks";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Suspense } from "react";
import { EmailForm } from "./EmailForm.tsx";
import { useLoaded } from "../../app/lazy-page.tsx";
import { useStepPages } from "./step-pages.ts";

/** The e-mail address first, then the password of an account or the details of a new customer. */
export function CustomerInformation() {
  const { phase } = useRegistration();
  const say = useMessages();
  const { account, details } = useStepPages();
  const pageOf = (wanted: ReturnType<typeof formOf>) =>
    ({ email: undefined, "known-email": account, details })[wanted];
  const { shown, isLoading } = useLoaded(formOf(phase), pageOf);
  const wait =
    phase === "fetching-cards"
      ? "account.fetchingCards"
      : phase === "checking-email"
        ? "email.checking"
        : undefined;
  const Form = pageOf(shown)?.Component ?? EmailForm;
  return (
    <LoadingOverlay isLoading={wait !== undefined || isLoading} label={say(wait ?? "page.loading")}>
      <Suspense>
        <Form />
      </Suspense>
    </LoadingOverlay>
  );
}

/** Returns the form of the first step for a phase. */
export function formOf(phase: RegistrationView["phase"]): "email" | "known-email" | "details" {
  if (phase === "details") return "details";
  return phase === "known-email" || phase === "fetching-cards" ? "known-email" : "email";
}
