import { Component, type ReactNode } from "react";
import type { Config } from "./config.ts";
import { CrashPage } from "./CrashPage.tsx";

/** Catches what nobody foresaw: a readable page instead of a blank one. */
export class ErrorBoundary extends Component<
  { config: Config; children: ReactNode },
  { hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage config={this.props.config} /> : this.props.children;
  }
}
