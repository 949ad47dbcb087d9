import { Client } from "pg";

/** Creates an empty database in a PostgreSQL server. @returns its URL */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.replace(/\w+$/, name);
}
