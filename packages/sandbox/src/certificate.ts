// This polyfill must be loaded before a dependency of @peculiar/x509.
import "reflect-metadata";
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM. */
  key: string;
}

const day = 24 * 60 * 60 * 1000;
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/**
 * Creates a self-signed certificate for these hosts, with its private key. Its dates follow the
 * clock of the machine, because clients check them against it.
 */
export async function createCertificate(hosts: readonly string[]): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const now = Date.now();
  const names = [...new Set(hosts)].map((host) => nameOf(host));
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: "CN=Waypost sandbox",
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(now - day),
    notAfter: new Date(now + 30 * day),
    extensions: [new SubjectAlternativeNameExtension(names)],
  });
  const key = await crypto.subtle.exportKey("pkcs8", keys.privateKey);
  return { cert: certificate.toString("pem"), key: PemConverter.encode(key, "PRIVATE KEY") };
}

/** An IP address needs an entry of its own type: `127.0.0.1`, or `[::1]` and `::1`. */
function nameOf(host: string): { type: "ip" | "dns"; value: string } {
  const value = host.replace(/^\[(.*)\]$/, "$1");
  const isAddress = value.includes(":") || /^\d+(\.\d+){3}$/.test(value);
  return { type: isAddress ? "ip" : "dns", value };
}
