import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Skeleton } from "./Skeleton.tsx";

test("screen readers announce what is loading", async () => {
  const screen = await render(<Skeleton label="Loading the plans" shape="card" />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading the plans");
});
