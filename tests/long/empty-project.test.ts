import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmptyProject, type EmptyProject } from "../lib/empty-project.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { commandsFor, tarballs as packed } from "../../tools/lib/tarballs.ts";

/** The versions that the workspace itself is tested with. */
const REACT = ["react@19.3.1", "@types/react@19.3.0"];
const QUERY = "@tanstack/react-query@5.108.0";

let home = "";
let tarballs: Awaited<ReturnType<typeof packed>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "waypost-packages-"));
  tarballs = await packed();
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe("in an empty project", () => {
  let project: EmptyProject;

  beforeAll(async () => {
    project = await createEmptyProject(join(home, "project"));
    await project.npmInstall(tarballs.sdk, tarballs.hooks);
  });

  test("the SDK sends requests through a handler given as `fetch`", async () => {
    const output = await project.runNode(`
      import { createClient } from "@waypost/sdk";
      const requests = [];
      const client = createClient({
        baseUrl: "https://api.example.com",
        fetch: (url, { method }) => {
          requests.push(method + " " + url);
          return Response.json({ message: "User Already Exist", user: { customer_id: 7 } });
        },
      });
      const reply = await client.registration.checkEmail("a+b@example.com");
      console.log(JSON.stringify({ requests, customer: reply.customer_id }));
    `);
    expect(output).toEqual({
      requests: ["GET https://api.example.com/info/check/email/a%2Bb%40example.com"],
      customer: 7,
    });
  });

  test("the SDK's ESM and CommonJS builds recognize each other's errors", async () => {
    const output = await project.runNode(`
      import { createRequire } from "node:module";
      import * as esm from "@waypost/sdk";
      const cjs = createRequire(import.meta.url)("@waypost/sdk");
      const errorOf = ({ createClient }) =>
        createClient({ baseUrl: "https://api.example.com" })
          .dormant.activated(1)
          .catch((error) => error);
      const found = [
        esm.createClient !== cjs.createClient,
        esm.isWaypostError(await errorOf(cjs), "no-token"),
        cjs.isWaypostError(await errorOf(esm), "no-token"),
        esm.isWaypostError(await errorOf(cjs), "http"),
      ];
      console.log(JSON.stringify(found));
    `);
    expect(output).toEqual([true, true, true, false]);
  });

  test("the rules run with neither React nor TanStack Query installed", async () => {
    const installed = await readdir(join(project.folder, "node_modules"));
    expect(installed).not.toContain("react");
    expect(installed).not.toContain("@tanstack");
    const output = await project.runNode(`
      import { perMonth } from "@waypost/hooks/rules";
      import * as rules from "@waypost/hooks/rules";
      import { registration } from "@waypost/hooks/messages/registration";
      import { en } from "@waypost/hooks/messages";
      const included = Object.entries(registration).every(([code, text]) => en[code] === text);
      console.log(JSON.stringify([perMonth(59.85, 3), typeof rules.readImei, included]));
    `);
    expect(output).toEqual(["19.95", "function", true]);
  });

  test("a strict program without the DOM library type-checks", async () => {
    await project.typeCheck(
      "es2022",
      `import { createClient, isWaypostError, type EmailCheck } from "@waypost/sdk";
       import { emailForm } from "@waypost/hooks/forms";
       import { registration as flow, type RegistrationState } from "@waypost/hooks/flows";
       import { readImei } from "@waypost/hooks/rules";
       import { en } from "@waypost/hooks/messages";
       import { common } from "@waypost/hooks/messages/common";
       const { registration } = createClient({ baseUrl: "https://api.example.com" });
       export const reply: Promise<EmailCheck> = registration.checkEmail("a@example.com");
       export const state = (saved: null): RegistrationState => flow.start(undefined, saved);
       export const used: unknown[] = [isWaypostError, readImei, en, common, emailForm];`,
    );
    const invalid = `import { createClient } from "@waypost/sdk";
       createClient({ baseUrl: 1 });`;
    await expect(project.typeCheck("es2022", invalid)).rejects.toThrow("TS2322");
  });

  test("the hooks run a registration once React and TanStack Query are installed", async () => {
    await project.npmInstall(...REACT, QUERY);
    const output = await project.runNode(`
      import { QueryClient } from "@tanstack/react-query";
      import { createWaypost, registration, smsPack } from "@waypost/hooks/flows";
      import { common } from "@waypost/hooks/messages/common";
      import { createClient } from "@waypost/sdk";
      const pack = { service_plan_id: "sms_100", service_plan_name: "100 SMS", price: 4.95 };
      const client = createClient({
        baseUrl: "https://api.example.com",
        fetch: () =>
          Response.json({
            status: true,
            message: "User Already Exist",
            user: { customer_id: 7 },
            plans: [pack],
          }),
      });
      const services = { client, queryClient: new QueryClient() };
      const waypost = createWaypost({ services, messages: common });
      const reached = (runner, isThere) =>
        new Promise((resolve) => {
          const look = () => isThere(runner.getState()) && resolve();
          runner.subscribe(look);
          look();
        });
      const wizard = waypost.run(registration);
      wizard.send({ type: "edit-customer", patch: { email: "a@example.com" } });
      wizard.send({ type: "submit" });
      await reached(wizard, ({ screen }) => screen.phase === "known-email");
      const task = waypost.run(smsPack, { customerId: "7", email: null });
      task.send({ type: "open" });
      await reached(task, ({ screen }) => screen.phase === "form");
      task.send({ type: "edit", patch: { pack: "sms_100" }, today: new Date() });
      task.send({ type: "continue" });
      task.send({ type: "confirm", at: new Date() });
      await reached(task, ({ screen }) => screen.phase === "done");
      console.log(JSON.stringify([wizard.getState().screen.phase, task.getState().screen.receipt.review.total]));
    `);
    expect(output).toEqual(["known-email", 4.95]);
    await project.typeCheck(
      "es2022,dom",
      `import { QueryClient } from "@tanstack/react-query";
       import { useRegistrationSteps, useTask } from "@waypost/hooks";
       import {
         createWaypost, registration, smsPack, type RegistrationState,
       } from "@waypost/hooks/flows";
       import { createClient } from "@waypost/sdk";
       const client = createClient({ baseUrl: "https://api.example.com", fetch });
       const services = { client, queryClient: new QueryClient() };
       const waypost = createWaypost({ services, messages: {} });
       export const state: RegistrationState = waypost.run(registration).getState();
       export const steps = () => useRegistrationSteps().current;
       export const pack = () =>
         useTask(smsPack, { customerId: "7" }).run.getState().form.draft.pack.toUpperCase();`,
    );
  });

  test("the sandbox starts with its own command", async () => {
    await project.npmInstall(tarballs.sandbox);
    const command = join(project.folder, "node_modules/.bin/waypost-sandbox");
    expect(await outputOf(command, ["--help"])).toContain("--database");
    const output = await project.runNode(`
      import { createClient } from "@waypost/sdk";
      import { startServer } from "@waypost/sandbox/server";
      const server = await startServer({ port: 0 });
      const { lookups } = createClient({ baseUrl: server.url });
      const plans = await lookups.servicePlans();
      await server.close();
      console.log(JSON.stringify(plans.length));
    `);
    expect(output).toBeGreaterThan(0);
  });
});

test("each command that `npm run release -- --pack` prints works in an empty folder", async () => {
  const commands = await commandsFor(tarballs, dirname(tarballs.sdk));
  expect(commands.length).toBeGreaterThan(9);
  for (const [door, command] of commands) {
    const cwd = join(home, door.replace("/", "-"));
    await mkdir(cwd);
    const isProgram = command.startsWith("npx ");
    const output = await outputOf("sh", ["-c", isProgram ? `${command} --help` : command], { cwd });
    expect(output, command).toMatch(isProgram ? /^Usage: /m : /added \d+ package/);
  }
});
