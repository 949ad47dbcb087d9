import { createTranslator } from "@waypost/hooks";
import type { Waypost } from "@waypost/hooks/flows";
import { crash } from "@waypost/hooks/messages/crash";
import type { Config } from "./config.ts";
import { ACCESS_KEY } from "./access.ts";
import { START } from "./routes.ts";

const PREFIX = "waypost.";
/**
 * Keys that are not deleted: signed links, payment attempts, which are needed to warn of a second
 * payment, and data of purchases.
 */
const PRESERVED_KEYS: ReadonlySet<string> = new Set([
  ACCESS_KEY,
  "waypost.attempts",
  "waypost.registration.attempt",
  "waypost.registration.registered",
]);

/** Deletes the portal's drafts and loads its start page. A draft may be the cause of the crash. */
function startOver(): void {
  try {
    const { sessionStorage } = window;
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) if (!PRESERVED_KEYS.has(key)) sessionStorage.removeItem(key);
  } catch {
    // If the browser blocks storage, there are no drafts.
  }
  // Setting `location.hash` would notify the failed page.
  window.history.replaceState({ ...window.history.state, stage: 0 }, "", `#${START}`);
  window.location.reload();
}

/** The texts in English, used if the catalogue could not be loaded either. */
const FALLBACK = { "failure.unknown": "Something Went Wrong", ...crash };

/** Looks like any other page, but uses no components, because one of them may have crashed. */
export function CrashPage({ config, waypost }: { config?: Config; waypost?: Waypost }) {
  const say = createTranslator({ ...FALLBACK, ...waypost?.messages });
  // Does not use the components of other pages for this sentence and its link: their chunk may be
  // the one that failed.
  const [before, after] = say("crash.support").split("{email}");
  return (
    <div className="waypost-Page" data-width="form">
      <header className="waypost-Page-header">
        <div className="waypost-Page-bar">
          <span className="waypost-Page-brand">{config?.brand.name}</span>
        </div>
      </header>
      <div className="waypost-Page-body">
        <main className="waypost-Page-main" role="alert">
          <h1 className="waypost-heading">{say("failure.unknown")}</h1>
          <p>{say("crash.kept")}</p>
          <p>{say("crash.payment")}</p>
          <p>{say("crash.startOver")}</p>
          <p>
            <button
              type="button"
              className="waypost-Button"
              data-variant="primary"
              onClick={reload}
            >
              {say("crash.reload")}
            </button>
            <span> </span>
            <button
              type="button"
              className="waypost-Button"
              data-variant="quiet"
              onClick={startOver}
            >
              {say("crash.startOver.button")}
            </button>
          </p>
          {config !== undefined && (
            <p className="waypost-quiet">
              <span>{before}</span>
              <a className="waypost-link" href={`mailto:${config.supportEmail}`}>
                {config.supportEmail}
              </a>
              <span>{after}</span>
            </p>
          )}
        </main>
      </div>
    </div>
  );
}

const reload = () => window.location.reload();
