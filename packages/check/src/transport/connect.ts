import { connect as connectTls, type TLSSocket } from "node:tls";
import type { Ports } from "../ports.ts";
import type { Transport } from "./exchange.ts";
import { http1 } from "./http1.ts";
import { http2 } from "./http2.ts";
import { failureOf } from "./limited.ts";

/** What the handshake of TLS told. */
export interface TlsFacts {
  /** Such as `TLSv1.3`. */
  readonly version: string;
  readonly validTo: Date;
}

export interface Connection {
  readonly transport: Transport;
  /** Undefined without TLS. */
  readonly tls?: TlsFacts;
}

/** Certificates that this machine does not trust have these codes. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME/;

/** The server has no certificate that is trusted here. */
export class UntrustedError extends Error {}

/**
 * Opens the server at this address, with HTTP/2 where it speaks it.
 *
 * @throws UntrustedError; Error with the reason when it cannot be reached
 */
export async function connect(base: URL, ports: Ports, ca?: string): Promise<Connection> {
  if (base.protocol === "http:") return { transport: http1(base, ports) };
  const socket = connectTls({
    host: base.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(base.port || 443),
    ...(ca !== undefined && { ca }),
    ...(!/^[\d.]+$|^\[/.test(base.hostname) && { servername: base.hostname }),
    ALPNProtocols: ["h2", "http/1.1"],
  });
  await handshake(socket);
  const { valid_to } = socket.getPeerCertificate();
  const tls = { version: socket.getProtocol() ?? "", validTo: new Date(valid_to) };
  const isHttp2 = socket.alpnProtocol === "h2";
  socket.destroy();
  return { transport: (isHttp2 ? http2 : http1)(base, ports, ca), tls };
}

function handshake(socket: TLSSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on("secureConnect", resolve);
    socket.on("error", (error: Error & { code?: string }) => {
      const { code = "" } = error;
      const reason = failureOf(error);
      reject(UNTRUSTED.test(code) ? new UntrustedError(reason) : new Error(reason));
    });
  });
}
