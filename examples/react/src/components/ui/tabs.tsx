import { createContext, use, useId, type ComponentProps, type KeyboardEvent } from "react";

interface Selection {
  selectedKey: string;
  onSelectionChange: (key: string) => void;
}

const Context = createContext<Selection & { prefix: string }>({
  prefix: "",
  selectedKey: "",
  onSelectionChange: () => {},
});

export function Tabs({
  selectedKey,
  onSelectionChange,
  className = "",
  ...props
}: ComponentProps<"div"> & Selection) {
  return (
    <Context value={{ prefix: useId(), selectedKey, onSelectionChange }}>
      <div className={`tabs ${className}`} {...props} />
    </Context>
  );
}

/** The arrow keys select the tab before and after. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent): void {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const next = tabs.at((tabs.findIndex((tab) => tab === target) + step) % tabs.length);
  next?.focus();
  next?.click();
}

export const TabsList = (props: ComponentProps<"div">) => (
  <div role="tablist" tabIndex={-1} className="tabs-list" onKeyDown={moveFocus} {...props} />
);

export function TabsTrigger({
  id,
  className = "",
  ...props
}: ComponentProps<"button"> & { id: string }) {
  const { prefix, selectedKey, onSelectionChange } = use(Context);
  const isSelected = id === selectedKey;
  return (
    <button
      type="button"
      role="tab"
      id={`${prefix}-${id}`}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={`tab ${className}`}
      onClick={() => onSelectionChange(id)}
      {...props}
    />
  );
}

export function TabsContent({ id, ...props }: ComponentProps<"div"> & { id: string }) {
  const { prefix, selectedKey } = use(Context);
  if (id !== selectedKey) return null;
  return <div role="tabpanel" aria-labelledby={`${prefix}-${id}`} {...props} />;
}
