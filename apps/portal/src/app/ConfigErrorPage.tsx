/** Shows the errors of `config.json` to the person who deploys the portal. */
export function ConfigErrorPage({ errors }: { errors: readonly string[] }) {
  return (
    <div className="waypost-Page" data-width="form">
      <header className="waypost-Page-header">
        <div className="waypost-Page-bar" />
      </header>
      <div className="waypost-Page-body">
        <main className="waypost-Page-main" role="alert">
          <h1 className="waypost-heading">This portal is not set up yet</h1>
          <p>
            <span>Its </span>
            <code>config.json</code>
            <span> needs attention:</span>
          </p>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </main>
      </div>
    </div>
  );
}
