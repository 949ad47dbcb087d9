interface HiddenValueProps {
  name: string | undefined;
  /** Id of the chosen item, null for none. */
  id: string | null;
  form?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Submits the chosen id with the form, because React Aria would submit the item's key. */
export function HiddenValue({ name, id, form, isDisabled }: HiddenValueProps) {
  if (name === undefined) return null;
  return <input type="hidden" name={name} value={id ?? ""} form={form} disabled={isDisabled} />;
}
