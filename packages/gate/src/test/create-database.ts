import { Client } from "pg";

/** Runs SQL on a connection of its own. @returns the rows of a single statement */
export async function rowsIn(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs SQL on a connection of its own. */
export const execInDatabase = async (url: string, sql: string): Promise<void> =>
  void (await rowsIn(url, sql));

/** Creates an empty database in a PostgreSQL server. @returns its URL */
export async function createDatabase(server: string, name: string): Promise<string> {
  await execInDatabase(server, `CREATE DATABASE ${name}`);
  return server.replace(/\w+$/, name);
}
