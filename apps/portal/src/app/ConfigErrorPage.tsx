/** For whoever deploys the portal: what is wrong with `config.json`, and where. */
export function ConfigErrorPage({ problems }: { problems: readonly string[] }) {
  return (
    <main className="wp-Crash" role="alert">
      <h1>This portal is not set up yet</h1>
      <p>
        Its <code>config.json</code> needs attention:
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
