/** Clears the line of a terminal. */
const CLEAR = "\r\u001B[2K";

/**
 * Shows on standard error which group of checks runs: in a terminal as one line with the seconds,
 * elsewhere as one line for each group.
 */
export function startProgress(
  stream: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr,
): { readonly show: (group: string) => void; readonly end: () => void } {
  const started = performance.now();
  let group = "";
  const draw = () => {
    const seconds = Math.round((performance.now() - started) / 1000);
    if (group) stream.write(`${CLEAR}Checking ${group} (${seconds} s)`);
  };
  const timer = stream.isTTY ? setInterval(draw, 1000) : undefined;
  return {
    show: (name) => {
      group = name;
      if (timer) draw();
      else stream.write(`Checking ${name}\n`);
    },
    end: () => {
      clearInterval(timer);
      if (timer) stream.write(CLEAR);
    },
  };
}
