/** Tells whoever deploys the portal what is wrong with `config.json`. */
export function ConfigErrorPage({ errors }: { errors: readonly string[] }) {
  return (
    <div className="wp-Page" data-width="form">
      <header className="wp-Page-header">
        <div className="wp-Page-bar" />
      </header>
      <div className="wp-Page-body">
        <main className="wp-Page-main" role="alert">
          <h1 className="wp-heading">This portal is not set up yet</h1>
          <p>
            Its <code>config.json</code> needs attention:
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
