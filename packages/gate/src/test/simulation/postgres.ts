import { after, chance, currentProcess, latency, trace, world, type Process } from "./world.ts";
import { openServer, type Rows, type Session } from "./server.ts";

// In the place of `pg`: pools whose connections lead to the simulated server.

const CONNECT_MS = 5000;
const HALF_OPEN_MS = 30_000;
const RESET = "Connection terminated unexpectedly";

interface Query {
  readonly text: string;
  readonly query_timeout?: number;
}

interface PoolOptions {
  readonly max: number;
  readonly query_timeout: number;
  readonly onConnect: (client: Client) => Promise<void>;
}

export const database = {
  server: openServer(),
  clients: new Set<Client>(),
};

const labelOf = (text: string): string =>
  /^(COMMIT|INSERT INTO writes|UPDATE writes)|unnest/.exec(text)?.[0] ?? "rows";

let ids = 0;

export class Client {
  readonly process: Process | undefined;
  readonly #pool: Pool;
  readonly #session: Session;
  readonly #waiting = new Set<(error: Error) => void>();
  readonly id = (ids += 1);
  #isCut = false;
  #isSilent = false;
  #last: Promise<void> = Promise.resolve();

  constructor(pool: Pool, process: Process | undefined) {
    this.#pool = pool;
    this.process = process;
    this.#session = database.server.connect();
    database.clients.add(this);
    process?.onKill.add(() => this.leave());
  }

  on(): void {}

  get isInLane(): boolean {
    return database.server.isInLane(this.#session);
  }

  query(query: string | Query, values: readonly unknown[] = []): Promise<{ rows: Rows }> {
    const { text, query_timeout: limit = this.#pool.options.query_timeout } =
      typeof query === "string" ? { text: query } : query;
    // As in `pg`, a query is sent after the one before was answered, also if its limit has passed.
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    return this.#send({ text, values }, limit, before, resolve);
  }

  #send(
    { text, values }: { text: string; values: readonly unknown[] },
    limit: number,
    before: Promise<void>,
    free: () => void,
  ): Promise<{ rows: Rows }> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        this.#waiting.delete(fail);
        reject(error);
      };
      this.#waiting.add(fail);
      after(limit, () => fail(new Error("Query read timeout")), this.process);
      const answer = (end: () => void) => {
        if (this.#isSilent) return;
        after(
          latency(),
          () => {
            free();
            end();
          },
          this.process,
        );
      };
      const arrive = () => {
        if (this.#isSilent) return;
        if (!this.#session.isOpen) return this.cut();
        void database.server.execute(this.#session, text, values).then(
          (rows) =>
            answer(() => {
              this.#waiting.delete(fail);
              trace(() => `${this.id} = ${JSON.stringify(rows).slice(0, 120)}`);
              world.point(labelOf(text), this.process);
              resolve({ rows });
            }),
          (error: Error) => (this.#session.isOpen ? answer(() => fail(error)) : this.cut()),
        );
        world.point("statement", this.process);
      };
      void before.then(() => {
        if (this.#isCut) return fail(new Error(RESET));
        trace(() => `${this.id} ${text.replaceAll(/\s+/g, " ").slice(0, 150)}`);
        // A statement on its way arrives, even if the process ends.
        after(latency(), arrive);
      });
    });
  }

  /** The connection ends. Both sides see it, at different times. */
  cut(): void {
    after(latency(), () => this.leave());
    after(
      latency(),
      () => {
        this.#isCut = true;
        this.#pool.remove(this);
        for (const fail of this.#waiting) fail(new Error(RESET));
      },
      this.process,
    );
  }

  /** Nothing arrives any more. The server finds out later, and the gate by its limit. */
  silence(): void {
    this.#isSilent = true;
    after(HALF_OPEN_MS, () => this.leave());
  }

  /** The server ends the session, when the statement that is running has ended. */
  leave(): void {
    database.clients.delete(this);
    database.server.leave(this.#session);
  }

  release(isBroken: boolean): void {
    this.#pool.release(this, isBroken || this.#isCut);
    if (isBroken && !this.#isSilent) after(latency(), () => this.leave());
  }
}

class Pool {
  readonly options: PoolOptions;
  #count = 0;
  #idle: Client[] = [];
  readonly #all = new Set<Client>();
  #queue: (() => void)[] = [];

  constructor(options: PoolOptions) {
    world.isLoading = false;
    this.options = options;
  }

  on(): void {}

  async connect(): Promise<Client> {
    const process = currentProcess();
    if (this.#idle.length === 0 && this.#count >= this.options.max)
      await new Promise<void>((resolve, reject) => {
        const start = () => resolve();
        this.#queue.push(start);
        after(
          CONNECT_MS,
          () => {
            this.#queue = this.#queue.filter((one) => one !== start);
            reject(new Error("timeout exceeded when trying to connect"));
          },
          process,
        );
      });
    const idle = this.#idle.pop();
    if (idle) return idle;
    this.#count += 1;
    await new Promise<void>((resolve) => after(latency(), resolve, process));
    try {
      if (database.server.isDown || chance(world.slowShare / 4))
        throw new Error("connect ECONNREFUSED");
      const client = new Client(this, process);
      this.#all.add(client);
      await this.options.onConnect(client);
      return client;
    } catch (error) {
      this.#count -= 1;
      this.#queue.shift()?.();
      throw error;
    }
  }

  remove(client: Client): void {
    if (!this.#idle.includes(client)) return;
    this.#idle = this.#idle.filter((one) => one !== client);
    this.#count -= 1;
  }

  release(client: Client, isBroken: boolean): void {
    if (isBroken) this.#count -= 1;
    else this.#idle.push(client);
    this.#queue.shift()?.();
  }

  end(): Promise<void> {
    for (const client of this.#all) after(latency(), () => client.leave());
    return Promise.resolve();
  }
}

export default {
  types: { setTypeParser: () => {}, builtins: { INT8: 20 } },
  Pool,
};
