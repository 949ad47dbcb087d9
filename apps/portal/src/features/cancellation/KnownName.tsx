import { useAccount, useTaskField } from "@waypost/hooks";
import type { cancellation, ShapeOf } from "@waypost/hooks/flows";
import { Suspense, useEffect, useRef } from "react";
import { useLink } from "../../app/use-link.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

type Props = { task: TaskOnForm<ShapeOf<typeof cancellation>> };

/**
 * Fills in the customer's name if the account page has just read it. The name is only used with an
 * e-mail address in the URL: if that belongs to another customer, the form drops both.
 */
export function KnownName({ task }: Props) {
  const { query } = useLink();
  const customerId = query("customer_id");
  if (customerId === null || query("email") === null) return null;
  return (
    <Suspense>
      <NameOf key={customerId} {...{ task, customerId }} />
    </Suspense>
  );
}

function NameOf({ task, customerId }: Props & { customerId: string }) {
  const { customer } = useAccount({ customerId, cancelled: false });
  const first = useTaskField(task, "firstName");
  const last = useTaskField(task, "lastName");
  // Runs only when the form opens: a name that the customer clears stays empty.
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    if (first.value !== "" || last.value !== "") return;
    first.onChange(customer.first_name ?? "");
    last.onChange(customer.last_name ?? "");
  }, [first, last, customer]);
  return null;
}
