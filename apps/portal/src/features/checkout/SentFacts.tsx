import { useFormats, useMessages } from "@waypost/hooks";
import { Facts } from "@waypost/ui/Facts";
import type { ReactNode } from "react";

/** The known facts of a request without a reply. Facts that are `null` are omitted. */
export function SentFacts(props: {
  /** The subjects of the request, as a list. */
  subjects: ReactNode;
  /** USD. */
  amount: number | null;
  last4: string | null;
  /** ISO 8601. */
  at: string;
}) {
  const { subjects, amount, last4, at } = props;
  const say = useMessages();
  const { price, time } = useFormats();
  const sentAt = new Date(at);
  return (
    <Facts
      omitsMissing
      facts={[
        { term: say("unknown.what"), value: subjects },
        { term: say("unknown.amount"), value: amount === null ? null : price(amount) },
        {
          term: say("unknown.card"),
          value: last4 === null ? null : say("unknown.cardEnding", { last4 }),
        },
        { term: say("unknown.sent"), value: Number.isNaN(sentAt.getTime()) ? null : time(sentAt) },
      ]}
    />
  );
}
