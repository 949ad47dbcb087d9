// Runs in the portal's page before its own scripts. Passes the portal's API calls and its requests
// to the control API to the parent page.
{
  const { waypostDemo } = window.parent;
  document.documentElement.style.colorScheme = waypostDemo.colorScheme;
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname, origin } = new URL(input, document.baseURI);
    if (pathname.endsWith("/config.json")) return Response.json(waypostDemo.config());
    const control = /\/__sandbox\/.*$/.exec(pathname)?.[0];
    if (origin !== waypostDemo.api && control === undefined) return network(input, init);
    try {
      // Only this machine may control a sandbox.
      const address = control === undefined ? input : `http://localhost${control}`;
      const reply = await waypostDemo.fetch(address, init);
      const body = await reply.arrayBuffer();
      // Objects of the parent page are not instances of this page's classes.
      return new Response(body.byteLength === 0 ? null : body, {
        status: reply.status,
        headers: [...reply.headers],
      });
    } catch (error) {
      if (init?.signal?.aborted) throw init.signal.reason;
      throw new TypeError(String(error), { cause: error });
    }
  };
}
