import { type ReactNode, type Ref, useMemo } from "react";
import { Header, ListBox, ListBoxSection } from "react-aria-components/ListBox";
import { classes, type Styled } from "../../classes.ts";
import type { Keyed } from "../../lists/keys.ts";
import { type ListOption, Option } from "./Option.tsx";

export interface OptionListProps extends Styled {
  options: readonly Keyed<ListOption>[];
  /** Shown when there are no options. */
  empty?: ReactNode;
  /** The ref of the last option. */
  lastRef?: Ref<HTMLDivElement> | undefined;
}

/** The options, grouped under headings if they have groups. */
export function OptionList({ options, empty, lastRef, className }: OptionListProps) {
  const groups = useMemo(() => [...Map.groupBy(options, (option) => option.group)], [options]);
  const last = options.at(-1);
  const draw = (option: Keyed<ListOption>) => (
    <Option key={option.key} option={option} rowRef={option === last ? lastRef : undefined} />
  );
  return (
    <ListBox
      className={classes("waypost-ListBox", { className })}
      renderEmptyState={() => <div className="waypost-ListBox-empty">{empty}</div>}
    >
      {groups.map(([group, members]) =>
        group === undefined ? (
          members.map(draw)
        ) : (
          <ListBoxSection key={group} id={`group ${members[0]?.key}`}>
            <Header className="waypost-ListBox-header">
              <span>{group}</span>
            </Header>
            {members.map(draw)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}
