#!/usr/bin/env node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadAdapter, restartForTypes } from "../../../packages/adapter/src/node.ts";
import { openBrowser } from "../../../packages/mcp/src/confirmation/open-browser.ts";
import { omissions } from "./adapter-config.ts";
import { buildSite } from "./build-site.ts";
import { help, readCommandLine, type Command, type ServeCommand } from "./command-line.ts";
import { configForSandbox, readConfigFile } from "./config-file.ts";
import { serveBuild } from "./serve-build.ts";
import { portProblem, reportMovedPort, startedText, startSandbox, stopOnSignal } from "./start.ts";

/** The package is one folder above the source of this file, and two above its build. */
const above = join(import.meta.dirname, "..");
const root = existsSync(join(above, "package.json")) ? above : join(above, "..");
const portal = join(root, "dist");

async function run(command: Command): Promise<void> {
  if (command.name === "help") console.log(help);
  else if (command.name === "check") {
    await readConfigFile(command.config);
    console.log(`${command.config} is valid.`);
  } else if (command.name === "build") {
    const [out, nginx, caddy] = await buildSite({ ...command, portal });
    console.log(`The portal   ${out}\nFor nginx    ${nginx}\nFor Caddy    ${caddy}`);
  } else await serve(command);
}

async function serve(command: ServeCommand): Promise<void> {
  const { port, host, database } = command;
  const restarted =
    command.adapter === undefined ? undefined : await restartForTypes(command.adapter);
  if (restarted !== undefined) return void (process.exitCode = restarted);
  const config = await readConfigFile(command.config ?? join(portal, "config.json"));
  const adapter = command.adapter === undefined ? undefined : await loadAdapter(command.adapter);
  const sandbox = command.sandbox
    ? await startSandbox(
        await import("@waypost/sandbox/server"),
        database,
        config.phone !== undefined,
      )
    : undefined;
  // The sample configuration names a sandbox.
  const own = command.config === undefined ? { ...config, countryLookup: undefined } : config;
  const served = adapter
    ? own
    : sandbox === undefined
      ? config
      : configForSandbox(config, sandbox.url);
  const server = await serveBuild({
    folder: portal,
    config: served,
    adapter,
    port,
    host,
    publicFolder: command.public,
    sandbox: sandbox?.sandbox,
  }).catch(async (error: unknown) => {
    await sandbox?.close();
    throw portProblem(error, port);
  });
  reportMovedPort(server.url, port);
  stopOnSignal(sandbox === undefined ? [server] : [server, sandbox]);
  console.log(
    sandbox === undefined
      ? `Portal  ${server.url}\nAPI     ${command.adapter ?? config.apiBaseUrl}`
      : startedText(server.url, sandbox.url, database),
  );
  if (adapter !== undefined) console.log(await omissions(own, adapter));
  if (command.open && process.stdout.isTTY) await openBrowser(server.url);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function commandLine(): Command | undefined {
  try {
    return readCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${messageOf(error)}\nRun with --help for usage.`);
    process.exitCode = 1;
  }
}

const command = commandLine();
if (command !== undefined)
  await run(command).catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
