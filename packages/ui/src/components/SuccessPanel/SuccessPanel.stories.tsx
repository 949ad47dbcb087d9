import type { Story } from "@ladle/react";
import { Button, LinkButton } from "../Button/Button.tsx";
import { Facts } from "../Facts/Facts.tsx";
import { Stop, Stops } from "./SuccessPanel.tsx";
import { Imei } from "../Imei/Imei.tsx";
import { ReceiptCard, SuccessPanel } from "./SuccessPanel.tsx";

export default { title: "Purchase / SuccessPanel" };

const labels = { copy: (term: string) => `Copy ${term}`, copied: "Copied" };

export const Registered: Story = () => (
  <SuccessPanel
    title="Your tracker is active"
    message="We sent a confirmation to ada@example.com."
    actions={
      <>
        <Button>Have more devices to activate?</Button>
        <LinkButton variant="primary" href="https://example.com">
          LOGIN
        </LinkButton>
      </>
    }
  >
    <Facts
      labels={labels}
      facts={[
        { term: "Name", value: "Ada Lovelace" },
        { term: "Customer ID", value: "104882", copy: "104882" },
      ]}
    />
    <ReceiptCard title="Van 7" actions={<Button size="small">SETUP YOUR DEVICE</Button>}>
      <Facts
        labels={labels}
        facts={[
          { term: "IMEI", value: <Imei>353816059812345</Imei>, copy: "353816059812345" },
          { term: "ICCID", value: "8944 5000 1234 5678 901", copy: "8944500012345678901" },
          { term: "Subscription", value: null },
          { term: "Next billing", value: "2027-02-21" },
        ]}
      />
    </ReceiptCard>
  </SuccessPanel>
);

export const WithStops: Story = () => (
  <SuccessPanel
    title="Your tracker is active"
    actions={
      <LinkButton variant="primary" href="https://example.com">
        LOGIN
      </LinkButton>
    }
  >
    <Stops>
      <Stop title="Billed today">
        <p>$59.85</p>
      </Stop>
      <Stop isScreenOnly title="Put it in the vehicle">
        <p>Place it where it has a clear view of the sky.</p>
      </Stop>
      <Stop title="Set it up">
        <ReceiptCard
          title="Van 7"
          headingLevel={3}
          actions={<Button variant="primary">SETUP YOUR DEVICE</Button>}
        >
          <Facts facts={[{ term: "Next billing", value: "Feb 21, 2027" }]} />
        </ReceiptCard>
      </Stop>
    </Stops>
  </SuccessPanel>
);
