import type { Story } from "@ladle/react";
import { Button, LinkButton } from "../Button/Button.tsx";
import { MoneyLine } from "../MoneyLine/MoneyLine.tsx";
import { Imei } from "../Imei/Imei.tsx";
import { Result } from "./Result.tsx";

export default { title: "Feedback / Result" };

const labels = { copy: (term: string) => `Copy ${term}`, copied: "Copied" };

export const Done: Story = () => (
  <Result
    tone="done"
    title={
      <h2 className="waypost-heading" data-level="2">
        Success!!
      </h2>
    }
    message="Reactivated Device Successfully, Happy tracking"
    money={<MoneyLine now="$59.85 today" then="$59.85 every 3 months" />}
    until="Your next billing date is Feb 21, 2027."
    facts={[
      { term: "IMEI", value: <Imei>353816059812345</Imei>, copy: "353816059812345" },
      { term: "ICCID", value: "8944 5000 1234 5678 901", copy: "8944500012345678901" },
      { term: "Subscription", value: null },
    ]}
    labels={labels}
    actions={
      <LinkButton variant="primary" href="https://example.com">
        Open the tracking site
      </LinkButton>
    }
  />
);

export const Pending: Story = () => (
  <Result
    tone="pending"
    message="We are still waiting for an answer."
    until="We will check again in 30 seconds. You can leave this page open."
  />
);

export const Partial: Story = () => (
  <Result
    tone="partial"
    title="(Attention!)"
    message="You will only incur a charge of $89.97 for the activated/registered devices"
    money={<MoneyLine now="$89.97 today" then="$89.97 every 3 months" />}
    actions={
      <>
        <Button variant="quiet">Contact Us</Button>
        <Button variant="primary">Try the other devices again</Button>
      </>
    }
  >
    <p>Trailer 9 was not reactivated.</p>
  </Result>
);

export const Refused: Story = () => (
  <Result
    tone="refused"
    title="Error!"
    message="Your card was declined."
    money="Your bank refused the amount, so nothing was reactivated."
    actions={<Button variant="primary">Use another card</Button>}
  />
);

export const RefusedInline: Story = () => <Result tone="refused" message="Something Went Wrong" />;

export const UnknownOutcome: Story = () => (
  <Result
    tone="unknown"
    message="Something Went Wrong"
    money="We do not know whether your card was charged. Do not pay again."
    until="We will check again at 10:42."
    facts={[
      { term: "IMEI", value: <Imei>353816059812345</Imei>, copy: "353816059812345" },
      { term: "Amount", value: "$59.85" },
      { term: "Card", value: "•••• 4242" },
      { term: "Sent", value: "Nov 21, 2026, 10:41" },
    ]}
    labels={labels}
    actions={<Button variant="primary">Check again now</Button>}
  />
);
