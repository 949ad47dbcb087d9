import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { ErrorPanel } from "./ErrorPanel.tsx";

test("a failure is announced with all its details", async () => {
  const screen = await render(
    <ErrorPanel title="Error!" message="Card declined" actions={<button>Try again</button>}>
      Nothing was charged.
    </ErrorPanel>,
  );
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("Error!Card declinedNothing was charged.Try again");
});

test("a success does not interrupt", async () => {
  const screen = await render(<ErrorPanel tone="success" message="Saved" />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Saved");
});

test("a message already announced by a toast is not announced again", async () => {
  const screen = await render(<ErrorPanel isAnnounced={false} message="Server busy" />);
  await expect.element(screen.getByText("Server busy")).toBeVisible();
  expect(screen.container.querySelector("[role], [aria-live]")).toBeNull();
});
