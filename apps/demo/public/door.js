// In the portal's page, before its own scripts: hands the calls of its API to the page around it.
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
      // Objects of the page around this one are no instances of this page's classes.
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
