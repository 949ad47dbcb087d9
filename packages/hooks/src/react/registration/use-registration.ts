"use client";

import { useEffect, useMemo, useState } from "react";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import { registration } from "../../flows/registration/flow.ts";
import { hasAccount, type RegistrationState } from "../../flows/registration/state.ts";
import type { Waypost } from "../../waypost.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages, type Translate } from "../use-messages.ts";
import { preventSubmit } from "../shown.ts";
import { type Readable, useSelector } from "../use-selector.ts";
import { useView } from "../use-view.ts";
import type { RegistrationView } from "./registration-view.ts";

type RegistrationRun = Runner<RegistrationState, RegistrationEvent>;

/**
 * Returns the running registration. Its secrets are discarded once no mounted component uses it or
 * another hook of the registration, unless it is being sent.
 */
export function useRegistrationRun(): RegistrationRun {
  const run = useWaypost("useRegistration").run(registration);
  useEffect(() => run.hold(), [run]);
  return run;
}

/**
 * Starts a registration that nobody has visited, at the step that it was restored to. A page that
 * has addresses opens their steps itself: see `syncRegistrationRoute`.
 */
function useStart(run: RegistrationRun, hasAddresses: boolean): void {
  useEffect(() => {
    if (hasAddresses) return;
    const start = () => {
      const { form, screen } = run.getState();
      // Whoever pressed Next before the code arrived has left the first form.
      if (!form.visited && /^(restoring|email)$/.test(screen.phase))
        run.send({ type: "visit", step: "customer-information" });
    };
    // The next event loads the code again, if it could not be loaded now.
    void run.ready().then(start, () => undefined);
  }, [run, hasAddresses]);
}

/** Returns a part of the registration's state; re-renders only when that part changes. */
export const useRegistrationState = <Selected>(
  select: (state: RegistrationState) => Selected,
): Selected => useSelector(useRegistrationRun(), select);

/**
 * The registration of a customer and up to four devices. The result is a union by `phase`, with
 * the content and the actions of that screen. Typing re-renders the fields instead of the
 * component: see `useRegistrationField`.
 *
 * @example
 * const registration = useRegistration();
 * if (registration.phase === "reviewing") {
 *   const { review, canConfirm, confirm } = registration;
 *   return <button disabled={!canConfirm} onClick={confirm}>{review.sentences.join(" ")}</button>;
 * }
 */
export function useRegistration(): RegistrationView {
  const waypost = useWaypost("useRegistration");
  const run = useRegistrationRun();
  useStart(run, waypost.address() !== "");
  const say = useMessages();
  const screens = useScreens(run);
  return useView(
    run,
    useMemo(() => viewsOf(run, waypost, say, screens), [run, waypost, say, screens]),
  );
}

/** Returns the function that makes the views of a registration. That of the e-mail needs no code. */
function viewsOf(
  run: RegistrationRun,
  waypost: Waypost,
  say: Translate,
  screens: Screens | undefined,
): (state: RegistrationState) => RegistrationView {
  const submitAll = handling(run, { type: "submit-all" });
  const submit = handling(run, { type: "submit", from: "email" });
  const later = screens?.registrationViews(run, waypost, say);
  return (state) => {
    const { form, screen } = state;
    const { lostSecret, isSubmittingAll, wizard } = form;
    const isKnownCustomer = hasAccount(state);
    const common = { run, lostSecret, isSubmittingAll, isKnownCustomer, submitAll };
    if (screen.phase === "email") {
      const { phase, emailFailure: said } = screen;
      return {
        ...common,
        phase,
        failure: said && (screens?.emailFailureText(say, said) ?? said),
        // The receipt has the URL of the confirmation, while there is no registration to confirm.
        hasLastReceipt: form.lastReceipt !== null && !wizard.open.includes("confirm"),
        submit,
      };
    }
    if (later && isLater(screen)) return later(state, common);
    return { ...common, phase: screen.phase === "checking-email" ? screen.phase : "restoring" };
  };
}

/** True if the view of the screen is in the code of the later ones. */
const isLater = ({ phase }: RegistrationState["screen"]): boolean =>
  !/^(restoring|(checking-)?email)$/.test(phase);

/** Returns a handler for a button or a form that sends an event. */
const handling =
  ({ send }: RegistrationRun, event: RegistrationEvent) =>
  (pressed?: unknown): void => {
    preventSubmit(pressed);
    send(event);
  };

type Screens = typeof import("./registration-view.ts");

let loaded: Screens | undefined;

/**
 * Returns the code of all screens but the first; `undefined` until it has loaded. It is loaded
 * once the flow has handled its first event, so that the first page does not wait for it. It
 * re-renders the page only if it was needed before it arrived.
 */
function useScreens(run: Readable<RegistrationState>): Screens | undefined {
  const [, show] = useState(loaded);
  const hasOpened = useSelector(run, ({ form }) => form.visited);
  const isNeeded = useSelector(run, ({ screen }) => isLater(screen));
  useEffect(() => {
    if (loaded !== undefined || !(hasOpened || isNeeded)) return;
    // If it cannot be loaded, the next screen tries again.
    import("./registration-view.ts").then(
      (code) => {
        loaded = code;
        if (isNeeded) show(code);
      },
      () => undefined,
    );
  }, [hasOpened, isNeeded]);
  return loaded;
}
