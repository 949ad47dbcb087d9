import type { Config } from "./config.ts";

/** Stands alone, without components that may be what crashed; in the frame of every page. */
export function CrashPage({ config }: { config?: Config }) {
  return (
    <div className="wp-Page" data-width="form">
      <header className="wp-Page-header">
        <div className="wp-Page-bar">
          <span className="wp-Page-brand">{config?.brand.name}</span>
        </div>
      </header>
      <div className="wp-Page-body">
        <main className="wp-Page-main" role="alert">
          <h1 className="wp-heading">Something Went Wrong</h1>
          <p>
            The page stopped working. What you typed is kept, except passwords and card numbers.
          </p>
          <p>
            If you had just confirmed a payment, reload first: the page then looks up what became of
            it.
          </p>
          <p>
            <button type="button" className="wp-Button" data-variant="primary" onClick={reload}>
              Reload
            </button>
          </p>
          {config !== undefined && (
            <p className="wp-quiet">
              If it happens again, write to{" "}
              <a className="wp-link" href={`mailto:${config.supportEmail}`}>
                {config.supportEmail}
              </a>
              .
            </p>
          )}
        </main>
      </div>
    </div>
  );
}

const reload = () => window.location.reload();
