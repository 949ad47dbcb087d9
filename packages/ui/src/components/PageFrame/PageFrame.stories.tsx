import type { Story } from "@ladle/react";
import { BeforeAfter } from "../BeforeAfter/BeforeAfter.tsx";
import { Button } from "../Button/Button.tsx";
import { Consequences } from "../Consequences/Consequences.tsx";
import { DeviceCard } from "../DeviceCard/DeviceCard.tsx";
import { FormActions } from "../Form/Form.tsx";
import { AfterAFailedSubmit } from "../Form/Form.stories.tsx";
import { MoneyLine } from "../MoneyLine/MoneyLine.tsx";
import { InTheMiddle } from "../ProgressSteps/ProgressSteps.stories.tsx";
import { Result } from "../Result/Result.tsx";
import { TaskHeader } from "../TaskHeader/TaskHeader.tsx";
import { PageFrame } from "./PageFrame.tsx";

export default { title: "Page / PageFrame" };

const frame = {
  brand: "Waypost",
  navigation: (
    <a className="waypost-link" href="mailto:help@example.com">
      Contact Us
    </a>
  ),
  labels: { skip: "Skip to content" },
};

export const WithProgress: Story = () => (
  <div data-story-wide="">
    <PageFrame {...frame} progress={<InTheMiddle />}>
      <h1 className="waypost-heading">Your details</h1>
      <p className="waypost-lead">We need these to open your account.</p>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);

export const WithAside: Story = () => (
  <div data-story-wide="">
    <PageFrame {...frame} progress={<InTheMiddle />} aside={<p>Running summary</p>}>
      <h1 className="waypost-heading">Your details</h1>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);

export const TaskOfADevice: Story = () => (
  <div data-story-wide="">
    <PageFrame
      {...frame}
      aside={
        <DeviceCard
          variant="strip"
          kind="gps"
          name="Van 7"
          imei="353816059812345"
          plan="Plus, billed quarterly"
          nextBilling="Next billing on Feb 21, 2027"
          state={{ tone: "success", label: "Active" }}
        />
      }
      asidePlacement="top"
      footer={<p>Need help? Write to help@example.com.</p>}
    >
      <TaskHeader
        identity="Rita Returning · 1001"
        stage="2 of 2"
        title="Update Service Plan"
        lead="The new plan begins on your next billing date."
      />
      <div className="waypost-stack">
        <BeforeAfter
          labels={{ before: "Now", after: "After" }}
          rows={[
            { label: "Plan", before: "Plus", after: "Standard" },
            { label: "SOS button", before: "Included", lost: "No SOS button" },
          ]}
          money={<MoneyLine now="$0.00 today" then="$44.85 every 3 months" />}
        />
        <Consequences
          gravity="ends"
          title="You lose features of Plus"
          facts={["Your SOS contacts are no longer notified."]}
        />
        <FormActions>
          <Button variant="quiet">Previous</Button>
          <Button variant="primary">Update</Button>
        </FormActions>
        <Result
          tone="refused"
          title="Error!"
          message="Something Went Wrong"
          actions={<Button variant="primary">Use another card</Button>}
        />
      </div>
    </PageFrame>
  </div>
);

export const StripAndSummary: Story = () => (
  <div data-story-wide="">
    <PageFrame
      {...frame}
      strip={<DeviceCard variant="strip" kind="gps" name="Van 7" imei="353816059812345" />}
      aside={<p>Running summary</p>}
    >
      <TaskHeader identity="Rita Returning · 1001" stage="2 of 2" title="Reactivate Device" />
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);

export const SingleTask: Story = () => (
  <div data-story-wide="">
    <PageFrame {...frame} footer="A single task has no progress.">
      <h1 className="waypost-heading">Cancel device!</h1>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);
