import type { Config } from "./config.ts";
import { startOver } from "./start-over.ts";

/** Looks like any other page, but uses no components, because one of them may have crashed. */
export function CrashPage({ config }: { config?: Config }) {
  return (
    <div className="waypost-Page" data-width="form">
      <header className="waypost-Page-header">
        <div className="waypost-Page-bar">
          <span className="waypost-Page-brand">{config?.brand.name}</span>
        </div>
      </header>
      <div className="waypost-Page-body">
        <main className="waypost-Page-main" role="alert">
          <h1 className="waypost-heading">Something Went Wrong</h1>
          <p>
            The page stopped working. What you typed is kept, except passwords and card numbers.
          </p>
          <p>
            If you just confirmed a payment, reload the page first. It then checks what happened to
            your request.
          </p>
          <p>
            If reloading does not help, start over: that clears what you typed, and nothing else.
          </p>
          <p>
            <button
              type="button"
              className="waypost-Button"
              data-variant="primary"
              onClick={reload}
            >
              Reload
            </button>{" "}
            <button
              type="button"
              className="waypost-Button"
              data-variant="quiet"
              onClick={startOver}
            >
              Start over
            </button>
          </p>
          {config !== undefined && (
            <p className="waypost-quiet">
              If it happens again, write to{" "}
              <a className="waypost-link" href={`mailto:${config.supportEmail}`}>
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
