import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { builtPortal } from "../tools/lib/build-portal.ts";
import { circlesIn, readModules } from "../tools/lib/modules.ts";
import { outputOf } from "../tools/lib/output.ts";

const root = join(import.meta.dirname, "..");

/** The rule of the linter does not follow `import()`. */
test("there are no circular imports, neither of types nor at runtime", async () => {
  const circles = circlesIn(await readModules());
  expect(circles.map((files) => files.join(" -> "))).toEqual([]);
});

test("a circular import is found, with all of its files", () => {
  const few = new Map([
    ["a.ts", { imports: ["b.ts", "c.ts"] }],
    ["b.ts", { imports: ["c.ts"] }],
    ["c.ts", { imports: ["d.ts"] }],
    ["d.ts", { imports: ["b.ts"] }],
  ]);
  expect(circlesIn(few)).toEqual([["b.ts", "c.ts", "d.ts", "b.ts"]]);
});

test("the server of the container needs only the files that the container copies", async () => {
  const dockerfile = await readFile(join(root, "apps/portal/Dockerfile"), "utf8");
  const [, bundling = ""] =
    /exec (esbuild .*) --outfile=tools\/lib\/serve\.mjs/.exec(dockerfile) ?? [];
  const copied = Array.from(
    dockerfile.matchAll(/--from=build \/source\/(\S+)/g),
    ([, path]) => path,
  );
  expect(copied).toEqual(["tools/lib/serve.mjs", "apps/portal/dist"]);

  const folder = await mkdtemp(join(tmpdir(), "waypost-container-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = join(folder, "tools/lib/serve.mjs");
  const [command = "", ...args] = bundling.split(" ");
  await outputOf(command, [...args, `--outfile=${server}`], { cwd: root });
  await mkdir(join(folder, "apps/portal"), { recursive: true });
  await cp(await builtPortal(), join(folder, "apps/portal/dist"), { recursive: true });

  const { promise, resolve } = Promise.withResolvers<string>();
  const child = execFile(process.execPath, [server, "--port", "0"], { cwd: folder });
  onTestFinished(() => void child.kill());
  createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
    const address = /Portal\s+(\S+)/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  });
  const reply = await fetch(await promise);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain("<title>");
});
