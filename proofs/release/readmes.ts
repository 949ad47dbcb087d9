import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";
import { inBrowser } from "./in-browser.ts";
import { talkOverMcp } from "./over-mcp.ts";
import { withSandbox } from "./sandbox.ts";

const DEFAULT_ADDRESS = "http://127.0.0.1:4010";
const SANDBOX = "npx -p @waypost/sandbox waypost-sandbox";

/** The first block of this language after a text of a README, as it was published. */
async function block(project: string, name: string, language: string, after = ""): Promise<string> {
  const readme = await readFile(join(project, "node_modules/@waypost", name, "README.md"), "utf8");
  const rest = readme.slice(readme.indexOf(after));
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(rest) ?? [];
  if (code === undefined) throw new Error(`The README of ${name} has no such block.`);
  return code;
}

/** What a reader of each README does first, in a project with the packages; each throws if it fails. */
export const QUICK_STARTS: Readonly<Record<string, (project: string) => Promise<unknown>>> = {
  sdk: async (project) => {
    const code = await block(project, "sdk", "js", "## Quick start");
    const printed = await withSandbox(project, SANDBOX, async (address) => {
      await writeFile(join(project, "try.mjs"), code.replace(DEFAULT_ADDRESS, address));
      return outputOf("node", ["try.mjs"], { cwd: project });
    });
    expectText(printed, "complete");
  },
  sandbox: async (project) => {
    const [first = ""] = (await block(project, "sandbox", "sh")).split("\n");
    const [command = ""] = first.split("#");
    const reply = await withSandbox(project, command.trim(), async (address) =>
      (await fetch(`${address}/info/countries`)).text(),
    );
    expectText(reply, "United States");
  },
  check: async (project) => {
    const [start = "", ...commands] = (await block(project, "check", "sh")).trim().split("\n");
    const [command = ""] = start.split("#");
    const printed = await withSandbox(project, command.trim(), (address) => {
      const script = commands.join("\n").replaceAll(DEFAULT_ADDRESS, address);
      return outputOf("bash", ["-ec", script], { cwd: project });
    });
    expectText(printed, "checks that were made hold");
  },
  mcp: async (project) => {
    const settings = JSON.parse(await block(project, "mcp", "json")) as {
      mcpServers: { waypost: object };
    };
    expectText(await talkOverMcp(settings.mcpServers.waypost, project), "waits for its person");
  },
  hooks: async (project) => {
    const code = await block(project, "hooks", "tsx", "## In five minutes");
    const page = `${code}\nimport { createRoot } from "react-dom/client";\ncreateRoot(document.body).render(<App />);`;
    expectText(await inBrowser(project, "hooks", page), "Next");
  },
  ui: async (project) => {
    const code = await block(project, "ui", "tsx");
    const [imports = "", element = ""] = code.split("\n\n");
    const page = `${imports}\nimport { createRoot } from "react-dom/client";\nconst save = () => {}, errors: Record<string, string> = {};\ncreateRoot(document.body).render(${element.trim().replace(/;$/, "")});`;
    expectText(await inBrowser(project, "ui", page), "City");
  },
};

function expectText(text: string, expected: string): void {
  if (!text.includes(expected)) throw new Error(`Expected "${expected}" in:\n${text}`);
}
