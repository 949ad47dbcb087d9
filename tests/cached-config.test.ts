import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Config } from "../apps/portal/src/app/config.ts";
import { serveBuild } from "../apps/portal/server/serve-build.ts";

const SOURCE = new URL("../apps/portal/index.html", import.meta.url);

const configOf = (name: string): Config => ({
  apiBaseUrl: "https://api.example.com",
  brand: { name },
  supportEmail: "support@example.com",
  links: { contact: "#/", login: "#/", privacy: "#/", terms: "#/" },
});

/** Serves the portal's page from its sources, with this configuration. */
async function serve(config: Config): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-config-"));
  await writeFile(join(folder, "index.html"), await readFile(SOURCE));
  const server = await serveBuild({ folder, config, port: 0, host: "127.0.0.1" });
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return server.url;
}

async function nameIn(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  return /fetch\("(config\.json\?\w+)"\)/.exec(page)?.[1] ?? "";
}

test("the page requests its configuration by hash, so it may be cached forever", async () => {
  const config = configOf("Sample");
  const url = await serve(config);
  const reply = await fetch(url + (await nameIn(url)));
  expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await reply.json()).toEqual(config);
});

test("a changed configuration has a new URL, and the old one is not cached", async () => {
  const before = await nameIn(await serve(configOf("Sample")));
  const url = await serve(configOf("Other"));
  expect(await nameIn(url)).not.toBe(before);
  const reply = await fetch(url + before);
  expect(reply.headers.get("cache-control")).toBe("no-cache");
});
