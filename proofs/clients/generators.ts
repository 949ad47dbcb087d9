/** A generator of clients. */
interface Generator {
  /** Also the name of the folder that it writes. */
  readonly name: string;
  readonly package: string;
  /** How it is called in a folder that has `openapi.json`. */
  readonly command: readonly [program: string, ...args: string[]];
  /** A program that checks an IMEI with the generated client, and prints what was answered. */
  readonly program: string;
}

export const GENERATORS: readonly Generator[] = [
  {
    name: "hey-api",
    package: "@hey-api/openapi-ts",
    command: [
      "openapi-ts",
      "-i",
      "openapi.json",
      "-o",
      "hey-api",
      "--client",
      "@hey-api/client-fetch",
    ],
    program: `
      import { client } from "./hey-api/client.gen";
      import { checkImei } from "./hey-api/sdk.gen";
      declare const ADDRESS: string;
      client.setConfig({ baseUrl: ADDRESS });
      const { data } = await checkImei({ path: { imei: "350000000000001" } });
      console.log(data?.message);`,
  },
  {
    name: "orval",
    package: "orval",
    // Its configuration has the address.
    command: ["orval", "--config", "orval.config.mjs"],
    program: `
      import { checkImei } from "./orval/client";
      const reply = await checkImei("350000000000001");
      console.log(reply.status === 200 ? reply.data.message : reply.status);`,
  },
  {
    name: "swagger-typescript-api",
    package: "swagger-typescript-api",
    command: [
      "swagger-typescript-api",
      "generate",
      "-p",
      "openapi.json",
      "-o",
      "swagger-typescript-api",
      "-n",
      "api.ts",
    ],
    program: `
      import { Api } from "./swagger-typescript-api/api";
      declare const ADDRESS: string;
      const { info } = new Api({ baseUrl: ADDRESS });
      const { data } = await info.checkImei("350000000000001");
      console.log(data.message);`,
  },
];
