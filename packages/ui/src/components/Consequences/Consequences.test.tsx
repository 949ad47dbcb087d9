import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Consequences } from "./Consequences.tsx";

test("the consequences are a list under a title", async () => {
  const screen = await render(
    <Consequences
      gravity="ends"
      title="This ends the service"
      facts={["You can still track.", "Then it stops."]}
    />,
  );
  const panel = screen.getByRole("region", { name: "This ends the service" });
  expect(panel.getByRole("listitem").elements()).toHaveLength(2);
});

test("an irreversible action can be acknowledged by keyboard", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Consequences
      gravity="irreversible"
      facts={["The SIM never works again."]}
      acknowledgement={{ label: "I understand", isSelected: false, onChange }}
    />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("checkbox", { name: "I understand" })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true]]);
});
