import { useMessages, useRegistrationSteps } from "@waypost/hooks";
import { Confirm } from "./Confirm.tsx";
import { CustomerInformation } from "./CustomerInformation.tsx";
import { Devices } from "./Devices.tsx";
import { Payment } from "./Payment.tsx";
import { Terms } from "./Terms.tsx";

const PAGES = {
  "customer-information": CustomerInformation,
  "activation-type": Devices,
  "payment-method": Payment,
  terms: Terms,
  confirm: Confirm,
};

/** The current step of the registration. */
export function App() {
  const say = useMessages();
  const { current, isReady } = useRegistrationSteps();
  const Page = PAGES[current];
  return (
    <>
      {/* The heading takes the focus, so that a screen reader announces the step. */}
      <h1 key={current} tabIndex={-1} ref={focus}>
        {say(`step.${current}`)}
      </h1>
      {isReady && <Page />}
    </>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();
