import { useFormats, useMessages } from "@waypost/hooks";
import { LinkButton } from "@waypost/ui/Button";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useState, type ReactElement } from "react";

/** The cancelled devices as a group that is collapsed at first. A search expands it. */
export function CancelledDevices(props: {
  count: number;
  isSearched: boolean;
  /** The page that reactivates several devices at once; undefined if there is none. */
  severalPath: string | undefined;
  children: ReactElement;
}) {
  const { count, isSearched, severalPath, children } = props;
  const say = useMessages();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingSection
      isFolding={!isSearched}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="account-cancelled"
      title={say("myAccount.cancelledDevices", { count, number: formats.number(count) })}
    >
      {children}
      {count > 1 && severalPath !== undefined && (
        <LinkButton className="account-several" size="small" href={`#${severalPath}`}>
          {say("myAccount.reactivateSeveral")}
        </LinkButton>
      )}
    </FoldingSection>
  );
}
