/** For whoever deploys the portal: what is wrong with `config.json`, and where. */
export function ConfigErrorPage({ problems }: { problems: readonly string[] }) {
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
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </main>
      </div>
    </div>
  );
}
