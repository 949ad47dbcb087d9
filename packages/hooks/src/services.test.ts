import { expect, test } from "vitest";
import { serviceSource, type Services } from "./services.ts";

const services = {} as Services;

test("a component that waited for the services gets the same promise after they have loaded", async () => {
  const source = serviceSource(async () => services);
  const waitedFor = source.loading();
  await waitedFor;
  expect(source.loading()).toBe(waitedFor);
});

test.each([services, async () => services])(
  "services that have loaded are read without suspending",
  async (given) => {
    const source = serviceSource(given);
    await source.load();
    expect(source.ready()).toBe(services);
    expect(source.loading()).toMatchObject({ status: "fulfilled", value: services });
  },
);

test("a failure stays readable while a page renders; the next caller of load tries again", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve(services)];
  const source = serviceSource(() => answers.shift() as Promise<Services>);
  await expect(source.load()).rejects.toThrow("offline");
  await expect(source.loading()).rejects.toThrow("offline");
  expect(await source.load()).toBe(services);
});
