import { connect } from "node:net";

const WAIT_MS = 3000;

/** Connects to the vendor without sending anything. @throws if that fails */
export function checkUpstream({ hostname, port, protocol }: URL): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(
    {
      host: hostname.replaceAll(/[[\]]/g, ""),
      port: Number(port || (protocol === "https:" ? 443 : 80)),
    },
    () => {
      socket.destroy();
      resolve();
    },
  );
  socket.setTimeout(WAIT_MS, () => socket.destroy(new Error("The vendor did not answer.")));
  socket.on("error", reject);
  return promise;
}
