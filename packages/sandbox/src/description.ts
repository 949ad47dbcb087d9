import { json } from "./reply.ts";

/** The OpenAPI description with this sandbox as its server. It is loaded on demand. */
export async function description(address: string, prefix: string): Promise<Response> {
  const { default: document } = await import("@waypost/sdk/openapi.json", {
    with: { type: "json" },
  });
  const servers = [{ url: `${new URL(address).origin}${prefix}`, description: "This sandbox." }];
  return new Response(JSON.stringify({ ...document, servers }), { headers: json });
}
