import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findWebKit } from "../../../../tools/lib/webkit.ts";
import { createServer, type AddressInfo } from "node:net";

/** Sends a command of W3C WebDriver to the session. @throws Error with the driver's message */
export type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

interface WebDriverSession {
  send: Send;
  /** The version of WebKitGTK. */
  version: string;
  close: () => Promise<void>;
}

/** The smallest frame of the browser, so that a window can be as narrow as a phone. */
const FRAME =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";
const FRAME_HEIGHT = 60;
const SETTINGS = "[Settings]\ngtk-enable-animations=0\n";

interface WebKitOptions {
  size: { width: number; height: number };
  /** Additional environment variables for its processes. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts WebKit on a separate display, which its window fills. It accepts every certificate. */
export async function startWebKit({
  size,
  environment = {},
}: WebKitOptions): Promise<WebDriverSession> {
  const { driver, browser, display } = findWebKit();
  const folder = await mkdtemp(join(tmpdir(), "waypost-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/gtk.css"), FRAME);
  await writeFile(join(folder, "gtk-3.0/settings.ini"), SETTINGS);
  const screen = await startDisplay(display, size);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...environment,
      DISPLAY: screen.name,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      LANGUAGE: "en_US",
      TZ: "UTC",
      // Its sandbox needs rights that a container seldom has.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  process.once("exit", () => [server, screen.process].map((it) => it.kill()));
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as {
      value: Value & { error?: string; message?: string };
    };
    if (!reply.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await listening(call);
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { acceptInsecureCerts: true, "webkitgtk:browserOptions": options },
    },
  });
  return {
    version: capabilities.browserVersion,
    send: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    close: async () => {
      await call("DELETE", `/session/${sessionId}`);
      await ended(server);
      await ended(screen.process);
      // Its processes may write into it for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/**
 * Starts a display with a free number. Without a window manager, the window under the pointer has
 * the focus, and the pointer starts in the middle of the display.
 */
async function startDisplay(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<{ name: string; process: ChildProcess }> {
  const screen = `${width}x${height + FRAME_HEIGHT}x24`;
  const process = spawn(path, ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(process.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}

/** Waits until the driver responds. */
async function listening(call: (method: string, path: string) => Promise<unknown>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await call("GET", "/status");
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function ended(process: ChildProcess): Promise<void> {
  const exit = once(process, "exit");
  process.kill();
  await exit;
}

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
