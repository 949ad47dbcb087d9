import { Client } from "pg";

/** Runs SQL on a connection of its own. */
export async function execInDatabase(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Creates an empty database in a PostgreSQL server. @returns its URL */
export async function createDatabase(server: string, name: string): Promise<string> {
  await execInDatabase(server, `CREATE DATABASE ${name}`);
  return server.replace(/\w+$/, name);
}
