// Runs in the portal's page before its own scripts. Passes the portal's API calls to the parent
// page.
{
  const { waypostDemo } = window.parent;
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname, origin } = new URL(input, document.baseURI);
    if (pathname.endsWith("/config.json")) return Response.json(waypostDemo.config());
    if (origin !== waypostDemo.api) return network(input, init);
    try {
      const reply = await waypostDemo.fetch(input, init);
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
