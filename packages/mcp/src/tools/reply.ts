import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** The reply of a tool: text, or data as JSON. */
export const reply = (content: unknown): CallToolResult => ({
  content: [
    {
      type: "text",
      text: typeof content === "string" ? content : JSON.stringify(content, null, 1),
    },
  ],
});

/** A reply that tells the model what to change. */
export const failure = (text: string): CallToolResult => ({ ...reply(text), isError: true });
