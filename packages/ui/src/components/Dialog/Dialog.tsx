import { useId, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classes, type Styled } from "../../classes.ts";
import { CloseIcon } from "../../icons/Icon.tsx";
import { useLook } from "../Root/context.ts";
import { InElement } from "../../text/InElement.tsx";

interface DialogWindowProps extends Styled {
  isOpen: boolean;
  /** Called to cancel, by Escape. Without it, Escape does nothing. */
  onClose?: (() => void) | undefined;
  /** A `DialogPanel`, whose content may be replaced while the window stays. */
  children: ReactNode;
  /**
   * `small` for questions, `medium` for content, `large` for plan cards, `xlarge` for whole forms.
   * On a phone, the first two are sheets at its lower edge and `xlarge` fills the window. Default
   * `small`.
   */
  size?: "small" | "medium" | "large" | "xlarge";
}

interface DialogPanelProps extends Styled {
  title: string;
  /** The subject of the dialog, shown below the title, such as the name of a device. */
  subtitle?: string | undefined;
  /** The content. Plain text becomes a paragraph and is truncated if it is very long. */
  children: ReactNode;
  /**
   * Content above the buttons, such as a total. It stays visible while the main content scrolls.
   */
  note?: ReactNode;
  /** Buttons, cancel first and the main action last. */
  footer?: ReactNode;
  /** The size of its window. Default `small`. */
  size?: DialogWindowProps["size"];
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: "dialog" | "alertdialog";
  /** Adds a close button. */
  close?: { label: string; onPress: () => void } | undefined;
}

export interface DialogProps
  extends Omit<DialogPanelProps, "close">, Omit<DialogWindowProps, "children"> {
  /** Called to cancel: by Escape, the close button and buttons in the footer. */
  onClose: () => void;
  labels?: {
    /** Adds a close button with this label: "Close". */
    close: string;
  };
}

/** A modal dialog. The page behind it is inert, and clicking outside does not close it. */
export function Dialog({ isOpen, onClose, size, className, labels, ...panel }: DialogProps) {
  const close = labels && { label: labels.close, onPress: onClose };
  return (
    <DialogWindow {...{ isOpen, onClose, size, className }}>
      <DialogPanel {...panel} {...{ size, close }} />
    </DialogWindow>
  );
}

/** The window of a modal dialog, for content that changes while it is open. */
export function DialogWindow(props: DialogWindowProps) {
  const { isOpen, onClose, children, size = "small" } = props;
  const look = useLook();
  return (
    <ModalOverlay
      {...look}
      isOpen={isOpen}
      isDismissable={false}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      className="waypost-Dialog-scrim"
    >
      <Modal className={classes("waypost-Dialog-modal", props)} data-size={size}>
        {children}
      </Modal>
    </ModalOverlay>
  );
}

/**
 * The content of a `DialogWindow`. It takes the focus when it replaces another one. It is described
 * by its subtitle; a small one, which is a message or a question, by everything in it but its
 * buttons.
 */
export function DialogPanel({ title, children, ...props }: DialogPanelProps) {
  const { subtitle = "", note, footer, role = "dialog", close, size = "small" } = props;
  const id = useId();
  const isMessage = size === "small";
  const described = [
    subtitle !== "" && `${id}subtitle`,
    isMessage && `${id}text`,
    isMessage && note !== undefined && `${id}note`,
  ].filter((part) => part !== false);
  return (
    <AriaDialog
      role={role}
      aria-describedby={described.join(" ") || undefined}
      className={classes("waypost-Dialog", props)}
    >
      <div className="waypost-Dialog-header">
        <div className="waypost-Dialog-titles">
          <Heading slot="title" className="waypost-heading" data-level="2">
            <InElement>{title}</InElement>
          </Heading>
          {subtitle !== "" && (
            <p id={`${id}subtitle`} className="waypost-Dialog-subtitle">
              {subtitle}
            </p>
          )}
        </div>
        {close !== undefined && (
          <AriaButton
            className="waypost-Dialog-close"
            aria-label={close.label}
            onPress={close.onPress}
          >
            <CloseIcon />
          </AriaButton>
        )}
      </div>
      <DialogContent id={`${id}text`} title={title}>
        {typeof children === "string" ? <p>{children}</p> : children}
      </DialogContent>
      {(footer ?? note) !== undefined && (
        <div className="waypost-Dialog-footer">
          {note !== undefined && (
            <div id={`${id}note`} className="waypost-Dialog-note">
              {note}
            </div>
          )}
          {footer !== undefined && <div className="waypost-Dialog-actions">{footer}</div>}
        </div>
      )}
    </AriaDialog>
  );
}

interface DialogContentProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** The content of a dialog. It is focusable only while it can be scrolled. */
function DialogContent({ id, title, children }: DialogContentProps) {
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
      <div ref={content} id={id} className="waypost-Dialog-body">
        {children}
      </div>
    </div>
  );
}
