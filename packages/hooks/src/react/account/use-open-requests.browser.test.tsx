import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { attemptAt } from "../../../test/attempts.ts";
import { onPage } from "../../../test/on-page.tsx";
import { ATTEMPTS_KEY } from "../../flows/checkout/attempts.ts";
import { en } from "../../messages/en.ts";
import type { DraftStorage } from "../../platform.ts";
import { createWaypost } from "../../waypost.ts";
import { WaypostProvider } from "../provider.tsx";
import { useOpenRequests } from "./use-open-requests.ts";

const AT = "2026-11-23T12:00:00.000Z";

const holding = (read: (text: string) => ReturnType<DraftStorage["getItem"]>): DraftStorage => {
  const kept = [
    attemptAt(AT, { id: "own", owner: "1001" }),
    attemptAt(AT, { id: "of another", owner: "1002" }),
    attemptAt(AT, { id: "of nobody", owner: "" }),
  ];
  return {
    getItem: (key) => (key === ATTEMPTS_KEY ? read(JSON.stringify(kept)) : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
};

function Open() {
  const open = useOpenRequests({ customerId: "1001" });
  return <p>Open: {open.map(({ id }) => id).join(", ") || "none"}</p>;
}

const shown = (storage: DraftStorage) => {
  const waypost = createWaypost({ services: onPage().services, messages: en, storage });
  return render(
    <WaypostProvider waypost={waypost}>
      <Open />
    </WaypostProvider>,
  );
};

test("lists the requests of this customer and those without an owner, but not those of other customers", async () => {
  const screen = await shown(holding((text) => text));
  await expect.element(screen.getByText("Open: own, of nobody")).toBeVisible();
});

test("lists requests from an asynchronous storage once they have loaded", async () => {
  const answer = Promise.withResolvers<string>();
  const screen = await shown(holding(() => answer.promise));
  await expect.element(screen.getByText("Open: none")).toBeVisible();
  answer.resolve(JSON.stringify([attemptAt(AT, { id: "late", owner: "1001" })]));
  await expect.element(screen.getByText("Open: late")).toBeVisible();
});
