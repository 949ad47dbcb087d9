import { useId, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classes, type Styled } from "../../classes.ts";
import { CloseIcon } from "../../icons/Icon.tsx";
import { useLook } from "../Root/context.ts";
import { InElement } from "../../text/InElement.tsx";

export interface DialogProps extends Styled {
  isOpen: boolean;
  title: string;
  /** The subject of the dialog, shown below the title, such as the name of a device. */
  subtitle?: string | undefined;
  /** Called to cancel: by Escape, the close button and buttons in the footer. */
  onClose: () => void;
  /** The content. Plain text becomes a paragraph and is truncated if it is very long. */
  children: ReactNode;
  /**
   * Content above the buttons, such as a total. It stays visible while the main content scrolls.
   */
  note?: ReactNode;
  /** Buttons, cancel first and the main action last. */
  footer?: ReactNode;
  /**
   * `small` for questions, `medium` for content, `large` for plan cards, `xlarge` for whole forms.
   * `xlarge` fills the window of a phone. Default `small`.
   */
  size?: "small" | "medium" | "large" | "xlarge";
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: "dialog" | "alertdialog";
  labels?: {
    /** Adds a close button with this label: "Close". */
    close: string;
  };
}

/** A modal dialog. The page behind it is inert, and clicking outside does not close it. */
export function Dialog({ isOpen, title, onClose, children, ...props }: DialogProps) {
  const { subtitle = "", note, footer, size = "small", role = "dialog", labels } = props;
  const subtitleId = useId();
  const look = useLook();
  return (
    <ModalOverlay
      {...look}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="waypost-Dialog-scrim"
    >
      <Modal className={classes("waypost-Dialog-modal", props)} data-size={size}>
        <AriaDialog
          role={role}
          aria-describedby={subtitle === "" ? undefined : subtitleId}
          className="waypost-Dialog"
        >
          <header className="waypost-Dialog-header">
            <div className="waypost-Dialog-titles">
              <Heading slot="title" className="waypost-heading" data-level="2">
                <InElement>{title}</InElement>
              </Heading>
              {subtitle !== "" && (
                <p id={subtitleId} className="waypost-Dialog-subtitle">
                  {subtitle}
                </p>
              )}
            </div>
            {labels !== undefined && (
              <AriaButton
                className="waypost-Dialog-close"
                aria-label={labels.close}
                onPress={onClose}
              >
                <CloseIcon />
              </AriaButton>
            )}
          </header>
          <DialogContent title={title}>
            {typeof children === "string" ? <p>{children}</p> : children}
          </DialogContent>
          {footer !== undefined && (
            <footer className="waypost-Dialog-footer">
              {note !== undefined && <div className="waypost-Dialog-note">{note}</div>}
              <div className="waypost-Dialog-actions">{footer}</div>
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface DialogContentProps {
  title: string;
  children: ReactNode;
}

/** The content of a dialog. It is focusable only while it can be scrolled. */
function DialogContent({ title, children }: DialogContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    if (box.current === null || content.current === null) return undefined;
    const element = box.current;
    const measure = () => setLong(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content may grow and shrink while the box has its maximum size.
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  const scrolling = isLong ? { tabIndex: 0, role: "group", "aria-label": title } : {};
  return (
    <div ref={box} className="waypost-Dialog-content" {...scrolling}>
      <div ref={content} className="waypost-Dialog-body">
        {children}
      </div>
    </div>
  );
}
