import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { ScanPanel } from "./ScanPanel.tsx";

const panel = {
  videoRef: createRef<HTMLVideoElement>(),
  labels: { video: "Camera", found: "IMEIs found" },
};
const rows = ["1", "2", "3", "4"].map((id) => ({
  id,
  title: `35000000000000${id}`,
  detail: `Device ${id}`,
}));

test("problems and found IMEIs are announced, and nothing moves", async () => {
  const shown = (message: string, found: typeof rows) => (
    <>
      <ScanPanel {...panel} state="scanning" message={message} found={found} />
      <p>below</p>
    </>
  );
  const screen = await render(shown("Hold the code inside the frame.", []));
  const top = () => screen.getByText("below").element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(shown("This code is not an IMEI.", rows));
  await expect.element(screen.getByRole("status")).toHaveTextContent("This code is not an IMEI.");
  const list = screen.getByRole("list", { name: "IMEIs found" });
  await expect.element(list).toHaveAttribute("aria-live", "polite");
  await expect.element(list.getByText("350000000000004")).toBeVisible();
  expect(top()).toBe(before);
});

test("the picture is shown only while the camera is on", async () => {
  const screen = await render(<ScanPanel {...panel} state="starting" message="…" found={[]} />);
  await expect.element(screen.getByLabelText("Camera")).not.toBeVisible();
  await screen.rerender(<ScanPanel {...panel} state="scanning" message="…" found={[]} />);
  await expect.element(screen.getByLabelText("Camera")).toBeVisible();
});
