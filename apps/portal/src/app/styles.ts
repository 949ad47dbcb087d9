let loading: Promise<void> | undefined;

/** Loads the styles of all pages. `index.html` loads only those of the first page. */
export function needStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>("template#styles")?.content;
  const link = template?.querySelector("link")?.cloneNode();
  // In development there is one stylesheet.
  if (!(link instanceof HTMLLinkElement)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => reject(new Error(`${link.href} could not be loaded`)));
  document.body.append(link);
  await promise.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
