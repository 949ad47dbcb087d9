import { connect as connectTls, type TLSSocket } from "node:tls";
import type { Clock } from "../clock.ts";
import { failureText, type Transport } from "./exchange.ts";
import { http1 } from "./http1.ts";
import { http2 } from "./http2.ts";

/** Facts from the TLS handshake. */
export interface TlsFacts {
  /** For example `TLSv1.3`. */
  readonly version: string;
  readonly validTo: Date;
}

export interface Connection {
  readonly transport: Transport;
  /** Undefined without TLS. */
  readonly tls?: TlsFacts;
}

/** Matches the error codes of untrusted certificates. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME/;

/** Thrown if the server's certificate is not trusted. */
export class UntrustedError extends Error {}

/**
 * Connects to the server, with HTTP/2 if the server supports it.
 *
 * @throws UntrustedError if its certificate is not trusted
 * @throws Error with the reason if it cannot be reached
 */
export async function connect(base: URL, clock: Clock, ca?: string): Promise<Connection> {
  if (base.protocol === "http:") return { transport: http1(base, clock) };
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
  return { transport: (isHttp2 ? http2 : http1)(base, clock, ca), tls };
}

function handshake(socket: TLSSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on("secureConnect", resolve);
    socket.on("error", (error: Error & { code?: string }) => {
      const { code = "" } = error;
      const reason = failureText(error);
      reject(UNTRUSTED.test(code) ? new UntrustedError(reason) : new Error(reason));
    });
  });
}
