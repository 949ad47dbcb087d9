const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Ends the program with words a person can act on when the Node that runs is too old. */
export function requireNode(): void {
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `This needs Node 22.18 or later and runs on ${process.versions.node}. ` +
      "The workspace brings its own Node where one can be installed; on this machine that failed, so please install a newer Node.",
  );
  process.exit(1);
}
