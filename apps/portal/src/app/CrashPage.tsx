/** Stands alone, without components that may be what crashed. */
export function CrashPage() {
  return (
    <main className="wp-Crash" role="alert">
      <h1>Something Went Wrong</h1>
      <p>The page stopped working. What you typed is kept, except passwords and card numbers.</p>
      <p>
        If you had just confirmed a payment, reload first: the page then looks up what became of it.
      </p>
      <p>
        <button type="button" className="wp-Button" data-variant="primary" onClick={reload}>
          Reload
        </button>
      </p>
    </main>
  );
}

const reload = () => window.location.reload();
