import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { createWaypost } from "@waypost/hooks/flows";
import { Hono } from "hono";
import { renderToReadableStream } from "react-dom/server";
import { commonOptions } from "./options.ts";
import { Page } from "./Page.tsx";

const api = process.env["API"] ?? "http://127.0.0.1:4010";
const port = Number(process.env["PORT"] ?? 3000);
const client = `${import.meta.dirname}/../client`;

const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8")) as Record<
  string,
  { readonly file: string }
>;
const script = `/${manifest["src/main.tsx"]?.file}`;

const app = new Hono();
app.use("/assets/*", serveStatic({ root: client }));
app.get("/", async ({ req }) => {
  // One for each request, because one customer must never see the input of another.
  const waypost = createWaypost(commonOptions(api));
  const html = await renderToReadableStream(<Page api={api} waypost={waypost} />, {
    bootstrapModules: [script],
    signal: req.raw.signal,
    onError: (error) => console.error(error),
  });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
});

serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, (address) =>
  console.log(`http://127.0.0.1:${address.port}`),
);
