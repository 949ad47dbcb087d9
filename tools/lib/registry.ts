import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { outputOf } from "./output.ts";

/** The request of `npm publish`: the metadata of a package, and its tarballs in Base64. */
interface Publication {
  readonly name: string;
  readonly _attachments: Readonly<Record<string, { data: string }>>;
}

export type Registry = Awaited<ReturnType<typeof startRegistry>>;

/**
 * Starts an npm registry on this machine, in memory. Only our packages can be published to it. It
 * forwards requests for all others to the registry in npm's configuration.
 * @param port 0 for any free port
 */
export async function startRegistry(port = 0) {
  const upstream = (await outputOf("npm", ["config", "get", "registry"])).trim();
  const published = new Map<string, string | Buffer>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    if (request.method === "PUT") {
      const { _attachments: tarballs, ...metadata } = (await json(request)) as Publication;
      published.set(`/${metadata.name}`, JSON.stringify(metadata));
      for (const [file, { data }] of Object.entries(tarballs))
        published.set(`/${metadata.name}/-/${file}`, Buffer.from(data, "base64"));
      response.writeHead(201).end("{}");
    } else if (/^\/(@waypost\/|create-waypost(\/|$))/.test(path)) {
      const found = published.get(path);
      response.writeHead(found === undefined ? 404 : 200, { "Cache-Control": "no-store" });
      response.end(found ?? '{ "error": "not found" }');
    } else {
      const location = new URL((request.url ?? "").slice(1), upstream).href;
      response.writeHead(307, { Location: location }).end();
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end("{}"));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // npm needs some token, even for a registry that anyone may publish to.
  const token = `${address.replace("http:", "")}:_authToken`;
  return {
    address,
    npmrc: `registry=${address}\n${token}=rehearsal\n`,
    publish: (tarball: string) =>
      outputOf("npm", ["publish", tarball, "--registry", address, `--${token}=rehearsal`]),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
