import { BlockList, isIP, isIPv6 } from "node:net";

/** True for the address of a proxy in front of the gate, whose `X-Forwarded-For` is believed. */
export type Proxies = (address: string) => boolean;

/** Parses addresses and networks such as `10.0.0.0/8`. @throws an Error with a message for the user */
export function readProxies(texts: readonly string[]): Proxies {
  const list = new BlockList();
  for (const text of texts) {
    const [address = "", bits] = text.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const most = family === "ipv6" ? 128 : 32;
    const length = bits === undefined ? most : Number(bits);
    if (!isIP(address) || !/^\d*$/.test(bits ?? "") || length > most)
      throw new Error(`--trust-proxy must be an address or a network, not "${text}".`);
    list.addSubnet(address, length, family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** An address of the chain without its port: `192.0.2.7:4711`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  const [, bracketed, plain] =
    /^"?(?:\[([^\]%]+)[^\]]*\](?::\d+)?|([\d.]+):\d+)"?$/.exec(text) ?? [];
  // An IPv4 address on a socket that also accepts IPv6.
  return (bracketed ?? plain ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Finds the client, the last address of the chain that is not a named proxy, and the value of
 * `X-Forwarded-For` for the vendor.
 */
export function originOf(peer: string, forwardedFor: string | undefined, proxies: Proxies) {
  const address = withoutPort(peer);
  if (!proxies(address)) return { client: address, forwardedFor: address };
  const given = (forwardedFor ?? "").split(",").map((part) => part.trim());
  const known = [...given.filter(Boolean), address];
  const chain = known.map(withoutPort);
  const last = chain.findLastIndex((one) => !proxies(one));
  // A name that is no address could be another one each time.
  const client = chain.slice(Math.max(0, last)).find((one) => isIP(one) > 0) ?? address;
  return { client, forwardedFor: known.join(", ") };
}
