import type { Waypost } from "@waypost/hooks/flows";
import { Component, useEffect, useState, type ReactNode } from "react";
import type { Config } from "./config.ts";
import { subscribe } from "./hash-location.ts";

const load = () => import("./CrashPage.tsx");

/** Preloads the crash page, because a crash is often caused by a network failure. */
export const preloadCrashPage = (): Promise<unknown> => load().catch(() => undefined);

/** Shown after a crash: a plain heading until the crash page has loaded. */
export function Crashed(props: { config?: Config; waypost?: Waypost }) {
  const [page, setPage] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => void load().then(setPage, () => undefined), []);
  if (page === undefined) return <h1 role="alert">Something Went Wrong</h1>;
  return <page.CrashPage {...props} />;
}

/**
 * Catches unexpected rendering errors and shows a readable page instead of a blank one, until
 * another address is opened.
 */
export class ErrorBoundary extends Component<
  { config: Config; waypost: Waypost; children: ReactNode },
  { hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidMount(): void {
    subscribe(() => this.state.hasCrashed && this.setState({ hasCrashed: false }));
  }

  override render(): ReactNode {
    const { children, ...page } = this.props;
    return this.state.hasCrashed ? <Crashed {...page} /> : children;
  }
}
