import { useMessages, type Translate } from "@waypost/hooks";
import type { RegistrationReceipt } from "@waypost/hooks/flows";
import { Facts } from "@waypost/ui/Facts";

/** The registered customer. The name is lost on reload. */
export function CustomerFacts({ receipt }: { receipt: RegistrationReceipt }) {
  return <Facts facts={customerFacts(useMessages(), receipt)} />;
}

/** Returns the customer's name, e-mail address and id as terms and values. */
export function customerFacts(say: Translate, { details, email }: RegistrationReceipt) {
  const name = [details?.first_name, details?.last_name].filter(Boolean).join(" ");
  return [
    { term: say("registered.name"), value: name },
    { term: say("email.label"), value: email },
    { term: say("customerId.label"), value: String(details?.customer_id ?? "") },
  ];
}
