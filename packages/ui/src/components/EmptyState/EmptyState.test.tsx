import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { EmptyState } from "./EmptyState.tsx";

test("an empty state shows the reason and the next step", async () => {
  const screen = await render(
    <EmptyState title="No cancelled devices" actions={<a href="#/">Activate a device</a>}>
      All your devices are active.
    </EmptyState>,
  );
  await expect.element(screen.getByRole("heading", { name: "No cancelled devices" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Activate a device" })).toBeVisible();
});
