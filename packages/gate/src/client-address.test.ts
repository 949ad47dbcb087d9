import { expect, test } from "vitest";
import { originOf, readProxies } from "./client-address.ts";

const proxies = readProxies(["10.0.0.0/8", "192.168.1.1", "fd00::/8"]);

test.each([
  ["203.0.113.5", undefined, "203.0.113.5", "203.0.113.5"],
  ["203.0.113.5", "1.1.1.1", "203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", undefined, "203.0.113.5", "203.0.113.5"],
  ["10.1.2.3", "198.51.100.7", "198.51.100.7", "198.51.100.7, 10.1.2.3"],
  ["10.1.2.3", "6.6.6.6, 198.51.100.7", "198.51.100.7", "6.6.6.6, 198.51.100.7, 10.1.2.3"],
  ["fd00::1", "198.51.100.7, 192.168.1.1", "198.51.100.7", "198.51.100.7, 192.168.1.1, fd00::1"],
  ["10.1.2.3", undefined, "10.1.2.3", "10.1.2.3"],
  ["10.1.2.3", "8.8.8.8:4711", "8.8.8.8", "8.8.8.8:4711, 10.1.2.3"],
  ["10.1.2.3", "[2001:db8::1]:443", "2001:db8::1", "[2001:db8::1]:443, 10.1.2.3"],
  ["10.1.2.3", "8.8.8.8, anything", "10.1.2.3", "8.8.8.8, anything, 10.1.2.3"],
])("the client behind %s with X-Forwarded-For %j is %s", (peer, header, client, forwardedFor) => {
  expect(originOf(peer, header, proxies)).toEqual({ client, forwardedFor });
});

test.each(["", "10.0.0.0/x", "10.0.0.0/33", "example.com", "fd00::/129"])(
  "%j is not a network",
  (text) => {
    expect(() => readProxies([text])).toThrow("--trust-proxy must be an address or a network");
  },
);
