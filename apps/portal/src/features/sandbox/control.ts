/** The control API of the sandbox, on the portal's own origin. */
const PATH = "__sandbox";
const DAY = 86_400_000;

/**
 * Sends a control request. @throws Error if the portal's server does not forward it, or with the
 * sandbox's reason for a refusal
 */
async function control(
  method: string,
  path: string,
  body?: object,
): Promise<Readonly<Record<string, unknown>>> {
  const reply = await fetch(`${PATH}/${path}`, {
    method,
    // Pages of another origin cannot send this header.
    headers: { "X-Sandbox-Control": "1" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as Readonly<Record<string, unknown>>;
  if (!reply.ok) throw new Error(String(answer["message"]));
  return answer;
}

const time = async () => new Date(String((await control("GET", "clock"))["now"]));

const tokenFor = async (id: string) =>
  String((await control("POST", "token", { customer_id: id }))["token"]);

export interface SandboxState {
  readonly time: Date;
  /** A token for each customer. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** The time of the sandbox, and tokens of these customers; null if this page cannot control it. */
export async function sandboxState(ids: readonly string[]): Promise<SandboxState | null> {
  try {
    const tokens = await Promise.all(ids.map(async (id) => [id, await tokenFor(id)] as const));
    return { time: await time(), tokens: new Map(tokens) };
  } catch {
    return null;
  }
}

/** Moves the clock of the sandbox by some days, or back to the real time. */
export async function moveClock(days: number | null): Promise<void> {
  if (days === null) return void (await control("DELETE", "clock"));
  const now = new Date((await time()).getTime() + days * DAY);
  await control("PUT", "clock", { now: now.toISOString() });
}

/** Makes the next call of an operation lose its reply after it was carried out. */
export const loseReply = (call: string): Promise<unknown> =>
  control("POST", "faults", { call, kind: "lost" });
