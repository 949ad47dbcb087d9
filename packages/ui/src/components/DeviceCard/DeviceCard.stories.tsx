import type { Story } from "@ladle/react";
import { PageFrame } from "../PageFrame/PageFrame.tsx";
import { PickerField } from "../PickerField/PickerField.tsx";
import { TaskHeader } from "../TaskHeader/TaskHeader.tsx";
import { DeviceCard } from "./DeviceCard.tsx";

export default { title: "Devices / DeviceCard" };

const labels = { imei: "IMEI", copy: (term: string) => `Copy ${term}`, copied: "Copied" };

const van = {
  kind: "gps",
  name: "Van 7",
  imei: "353816059812345",
  imeiCopy: "353816059812345",
  labels,
} as const;

const active = { tone: "success", label: "Active" } as const;

const iccid = { term: "ICCID", value: "8944 5000 1234 5678 901", copy: "8944500012345678901" };

export const Complete: Story = () => (
  <DeviceCard
    {...van}
    plan="Plus, billed quarterly"
    nextBilling="Next billing on Feb 21, 2027"
    state={active}
    more={{ label: "More", facts: [iccid] }}
    headingLevel={2}
  />
);

export const LittleKnown: Story = () => (
  <DeviceCard kind={null} imei="353816059812345" drawing="unknown" />
);

export const WithoutName: Story = () => (
  <DeviceCard {...van} kind="obd" name="" state={{ tone: "neutral", label: "Dormant" }} />
);

export const Receipt: Story = () => (
  <DeviceCard
    {...van}
    drawing="active"
    state={active}
    facts={[
      { term: "Plan", value: "Plus" },
      { term: "Next billing", value: "Feb 21, 2027" },
      { term: "Subscription", value: null },
      iccid,
    ]}
  />
);

export const LongName: Story = () => (
  <DeviceCard
    {...van}
    kind="obd"
    name="The trailer with the long name that goes to the north every second week"
    plan="Professional with every extra, billed yearly"
    state={{ tone: "danger", label: "Cancelled" }}
    trailing="$1,299.88"
  />
);

export const WithPlanChoice: Story = () => (
  <DeviceCard {...van} state={{ tone: "danger", label: "Cancelled" }}>
    <PickerField label="Plan" action="Select Plan" value="" onPress={() => undefined} />
  </DeviceCard>
);

export const Rows: Story = () => (
  <div style={{ display: "grid", gap: 16 }}>
    <DeviceCard {...van} variant="row" plan="Plus, billed quarterly" trailing="$59.97" />
    <DeviceCard {...van} variant="row" kind="obd" name="Trailer 9" trailing="$44.85" />
  </div>
);

export const Strip: Story = () => (
  <div data-story-wide="">
    <PageFrame
      brand="Waypost"
      labels={{ skip: "Skip to content" }}
      aside={
        <DeviceCard
          {...van}
          variant="strip"
          plan="Plus, billed quarterly"
          nextBilling="Next billing on Feb 21, 2027"
          state={active}
          more={{ label: "More", facts: [iccid] }}
        />
      }
      asidePlacement="top"
    >
      <TaskHeader
        identity="Rita Returning · 1001"
        stage="2 of 2"
        title="Cancel device!"
        lead="You can still track until the end of your billing cycle."
      />
    </PageFrame>
  </div>
);
