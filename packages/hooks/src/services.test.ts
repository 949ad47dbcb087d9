import { expect, test } from "vitest";
import { serviceSource, type Services } from "./services.ts";

const services = {} as Services;

/** Returns the value that rendering throws. */
function thrownBy(render: () => unknown): unknown {
  try {
    return render();
  } catch (thrown) {
    return thrown;
  }
}

test("a component waits for the promise that others wait for, and then has the services", async () => {
  const source = serviceSource(async () => services);
  const waitedFor = thrownBy(source.now);
  expect(waitedFor).toBeInstanceOf(Promise);
  expect(thrownBy(source.now)).toBe(waitedFor);
  expect(source.load()).toBe(waitedFor);
  await waitedFor;
  expect(source.now()).toBe(services);
});

test.each([services, async () => services])(
  "services that have loaded are read without suspending",
  async (given) => {
    const source = serviceSource(given);
    await source.load();
    expect(source.ready()).toBe(services);
    expect(source.now()).toBe(services);
  },
);

test("a failure is thrown while a page renders; the next caller of load tries again", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve(services)];
  const source = serviceSource(() => answers.shift() as Promise<Services>);
  await expect(source.load()).rejects.toThrow("offline");
  expect(source.now).toThrow("offline");
  const again = source.load();
  expect(thrownBy(source.now)).toBe(again);
  expect(await again).toBe(services);
});
