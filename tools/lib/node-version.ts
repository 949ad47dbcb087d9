const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Exits with a message if the version of Node is too old. */
export function requireNode(): void {
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `This needs Node 22.18 or later, but runs on ${process.versions.node}. ` +
      "The workspace installs its own Node on Linux only. " +
      "Please install a newer version of Node.",
  );
  process.exit(1);
}
