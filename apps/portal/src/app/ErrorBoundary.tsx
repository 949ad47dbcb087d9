import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage.tsx";

/** Catches what nobody foresaw: a readable page instead of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
