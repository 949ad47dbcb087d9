import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveFolder } from "./static-server.ts";

test("a server whose folder is built anew goes on, although a file is gone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "waypost-served-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "old.js"), "1");
  await writeFile(join(folder, "kept.js"), "2");
  const server = await serveFolder({ folder, headers: {}, port: 0, host: "127.0.0.1" });
  onTestFinished(server.close);
  await rm(join(folder, "old.js"));
  await expect(fetch(`${server.url}old.js`).then((reply) => reply.text())).rejects.toThrow(
    "fetch failed",
  );
  const kept = await fetch(`${server.url}kept.js`);
  expect(await kept.text()).toBe("2");
});
