import type { Story } from "@ladle/react";
import { AfterAFailedSubmit } from "../Form/Form.stories.tsx";
import { InTheMiddle } from "../ProgressSteps/ProgressSteps.stories.tsx";
import { PageFrame } from "./PageFrame.tsx";

export default { title: "Page / PageFrame" };

const frame = {
  brand: "Waypost",
  navigation: (
    <a className="wp-link" href="mailto:help@example.com">
      Contact Us
    </a>
  ),
  labels: { skip: "Skip to content" },
};

export const WithProgress: Story = () => (
  <div data-story-wide="">
    <PageFrame {...frame} progress={<InTheMiddle />}>
      <h1 className="wp-heading">Your details</h1>
      <p className="wp-lead">We need these to open your account.</p>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);

export const WithAside: Story = () => (
  <div data-story-wide="">
    <PageFrame {...frame} progress={<InTheMiddle />} aside={<p>Running summary</p>}>
      <h1 className="wp-heading">Your details</h1>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);

export const AsideOnTop: Story = () => (
  <div data-story-wide="">
    <PageFrame
      {...frame}
      aside={<p className="wp-numbers">Van 7 · 35 381605 981234 5</p>}
      asidePlacement="top"
    >
      <h1 className="wp-heading">Cancel device!</h1>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);

export const SingleTask: Story = () => (
  <div data-story-wide="">
    <PageFrame {...frame} footer="A single task has no progress.">
      <h1 className="wp-heading">Cancel device!</h1>
      <AfterAFailedSubmit />
    </PageFrame>
  </div>
);
