import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createClient } from "@waypost/sdk";
import { freshList } from "./query.ts";
import { readFresh } from "./read-fresh.ts";

const client = createClient({ baseUrl: "https://api.example" });

test("a read is sent once if no earlier read is pending", async () => {
  const queryClient = new QueryClient();
  const others = Promise.withResolvers<string>();
  for (const key of [["devices", "another customer"], ["cards"]]) {
    void queryClient.fetchQuery(freshList(client, key, () => others.promise));
  }
  let count = 0;
  const query = freshList(client, ["devices"], async () => (count += 1));
  expect(await readFresh(queryClient, query)).toBe(1);
  expect(await readFresh(queryClient, query)).toBe(2);
});

test("a read that began before a payment is not used for its outcome", async () => {
  const queryClient = new QueryClient();
  const early = Promise.withResolvers<string>();
  const replies = [early.promise, Promise.resolve("after the payment")];
  const query = freshList(client, ["devices"], async () => replies.shift() ?? "too many reads");
  const begun = queryClient.fetchQuery(query);
  const fresh = readFresh(queryClient, query);
  early.resolve("before the payment");
  expect(await begun).toBe("before the payment");
  expect(await fresh).toBe("after the payment");
});
