import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createClient } from "@waypost/sdk";
import { freshList } from "../../queries/query.ts";
import { readFresh } from "./read-fresh.ts";

const client = createClient({ baseUrl: "https://api.example" });

test("nothing is read twice where no earlier read is on its way", async () => {
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

test("a read that was begun before a payment does not tell what came of it", async () => {
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
