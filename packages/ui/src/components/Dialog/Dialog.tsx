import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseIcon } from "../../icons/Icon.tsx";
import { DialogContent } from "./DialogContent.tsx";

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** The negative way out: Escape, the corner's button and whatever the footer adds. */
  onClose: () => void;
  children: ReactNode;
  /** Stands above the buttons and stays in sight, however long the content is: a total. */
  note?: ReactNode;
  /** Buttons, the negative first and the main one last. */
  footer?: ReactNode;
  /** `small` asks, `medium` shows, `large` holds plan cards. Default `small`. */
  size?: "small" | "medium" | "large";
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: "dialog" | "alertdialog";
  labels?: {
    /** Gives the corner a button of this name: "Close". */
    close: string;
  };
}

/** A modal: the page behind is out of reach, a click beside it does nothing. */
export function Dialog({ isOpen, title, onClose, children, ...props }: DialogProps) {
  const { note, footer, size = "small", role = "dialog", labels } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="wp-Dialog-scrim"
    >
      <Modal className="wp-Dialog-modal" data-size={size}>
        <AriaDialog role={role} className="wp-Dialog">
          <header className="wp-Dialog-header">
            <Heading slot="title" className="wp-heading" data-level="2">
              {title}
            </Heading>
            {labels !== undefined && (
              <AriaButton className="wp-Dialog-close" aria-label={labels.close} onPress={onClose}>
                <CloseIcon />
              </AriaButton>
            )}
          </header>
          <DialogContent title={title}>{children}</DialogContent>
          {footer !== undefined && (
            <footer className="wp-Dialog-footer">
              {note !== undefined && <div className="wp-Dialog-note">{note}</div>}
              <div className="wp-Dialog-actions">{footer}</div>
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
