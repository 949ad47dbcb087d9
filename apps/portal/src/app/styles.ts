let loading: Promise<void> | undefined;

/** Loads the styles of all pages, of which `index.html` shows only those of the first one. */
export function needStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const disabled = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  // In development there is one stylesheet.
  if (disabled === null) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A link that failed does not try again, so each try has one of its own.
  const link = disabled.cloneNode() as HTMLLinkElement;
  link.removeAttribute("disabled");
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => reject(new Error(`${link.href} could not be loaded`)));
  disabled.before(link);
  await promise.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
