import { json } from "./reply.ts";

/** The description of the API with this sandbox as its server. It is loaded when it is asked for. */
export async function description(address: string, prefix: string): Promise<Response> {
  const { default: document } = await import("@waypost/sdk/openapi.json", {
    with: { type: "json" },
  });
  const servers = [{ url: `${new URL(address).origin}${prefix}`, description: "This sandbox." }];
  return new Response(JSON.stringify({ ...document, servers }), { headers: json });
}
