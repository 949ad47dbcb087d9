import { useFormats, useMessages } from "@waypost/hooks";
import { LinkButton } from "@waypost/ui/Button";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useState, type ReactElement } from "react";

/** The cancelled devices as one group, which is closed at first. A search opens it. */
export function CancelledDevices(props: {
  count: number;
  isSearched: boolean;
  /** The page on which several are reactivated at once; undefined where there is none. */
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
