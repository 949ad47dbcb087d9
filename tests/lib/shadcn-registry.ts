import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const copy = join(import.meta.dirname, "../fixtures/shadcn-registry");

/** Serves the copy of shadcn's registry. @returns the value for `REGISTRY_URL` */
export async function serveShadcnRegistry() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname === "/init" ? "init.json" : pathname.replace(/^\/r\//, "");
    readFile(join(copy, file)).then(
      (text) => response.setHeader("Content-Type", "application/json").end(text),
      () => response.writeHead(404).end("{}"),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/r`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
