import type { CallToolResult } from "@modelcontextprotocol/server";

/** Returns the reply of a tool: text, or data as JSON. */
export const reply = (content: unknown): CallToolResult => ({
  content: [
    {
      type: "text",
      text: typeof content === "string" ? content : JSON.stringify(content, null, 1),
    },
  ],
});

/** Returns an error reply with a text for the model. */
export const failure = (text: string): CallToolResult => ({ ...reply(text), isError: true });
