import type { ReactNode, Ref } from "react";
import {
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type Selection,
} from "react-aria-components/ListBox";
import { CheckIcon } from "../../icons/Icon.tsx";
import { DeviceCard } from "../DeviceCard/DeviceCard.tsx";
import type { DeviceOption } from "./options.ts";

interface OptionGroupsProps {
  id: string;
  label: string;
  groups: readonly { label: string; options: readonly DeviceOption[] }[];
  selectionMode: "single" | "multiple";
  isSelected: (option: DeviceOption) => boolean;
  isDisabled: boolean;
  onChange: (keys: Selection) => void;
  empty: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** The list of options, grouped under headings. */
export function OptionGroups({ ref, ...props }: OptionGroupsProps) {
  const drawn = props.groups.flatMap(({ options }) => options);
  return (
    <ListBox
      ref={ref}
      id={props.id}
      aria-label={props.label}
      className="wp-DevicePicker-list"
      selectionMode={props.selectionMode}
      disallowEmptySelection={props.selectionMode === "single"}
      escapeKeyBehavior="none"
      selectedKeys={drawn.filter(props.isSelected).map(({ id }) => id)}
      disabledKeys={props.isDisabled ? drawn.map(({ id }) => id) : []}
      onSelectionChange={props.onChange}
      renderEmptyState={() => <div className="wp-DevicePicker-empty">{props.empty}</div>}
    >
      {props.groups.map(
        ({ label, options }) =>
          options.length > 0 && (
            <ListBoxSection key={label} id={`group ${label}`}>
              <Header className="wp-DevicePicker-group">{label}</Header>
              {options.map((option) => (
                <Row key={option.id} option={option} />
              ))}
            </ListBoxSection>
          ),
      )}
    </ListBox>
  );
}

function Row({ option: { id, label, device } }: { option: DeviceOption }) {
  return (
    <ListBoxItem id={id} textValue={label} className="wp-DevicePicker-option">
      {({ selectionMode }) => (
        <>
          <span className="wp-DevicePicker-mark" data-mode={selectionMode}>
            {selectionMode === "multiple" && <CheckIcon />}
          </span>
          <DeviceCard
            variant="row"
            kind={device.kind}
            name={device.name}
            imei={device.imeiText}
            plan={device.detail}
          />
        </>
      )}
    </ListBoxItem>
  );
}
