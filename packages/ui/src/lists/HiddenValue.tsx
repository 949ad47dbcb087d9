interface HiddenValueProps {
  name: string | undefined;
  /** The id of the selected item; null for none. */
  id: string | null;
  form?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Submits the selected id with the form. React Aria would submit the item's key. */
export function HiddenValue({ name, id, form, isDisabled }: HiddenValueProps) {
  if (name === undefined) return null;
  return <input type="hidden" name={name} value={id ?? ""} form={form} disabled={isDisabled} />;
}
