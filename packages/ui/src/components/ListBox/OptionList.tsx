import { type ReactNode, useMemo } from "react";
import { Header, ListBox, ListBoxSection } from "react-aria-components/ListBox";
import { type ListOption, Option } from "./Option.tsx";

interface OptionListProps {
  options: readonly ListOption[];
  /** Shown when there are no options. */
  empty?: ReactNode;
}

/** The options, grouped under headings if they have any. */
export function OptionList({ options, empty }: OptionListProps) {
  const groups = useMemo(() => [...Map.groupBy(options, (option) => option.group)], [options]);
  return (
    <ListBox
      className="wp-ListBox"
      renderEmptyState={() => <div className="wp-ListBox-empty">{empty}</div>}
    >
      {groups.map(([group, members]) =>
        group === undefined ? (
          members.map((option) => <Option key={option.id} option={option} />)
        ) : (
          <ListBoxSection key={group} id={`group ${group}`}>
            <Header className="wp-ListBox-header">{group}</Header>
            {members.map((option) => (
              <Option key={option.id} option={option} />
            ))}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}
