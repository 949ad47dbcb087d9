import { useMessages, type ChoiceProps } from "@waypost/hooks";
import { SearchableSelect, type ListOption } from "@waypost/ui/SearchableSelect";
import { TextField } from "@waypost/ui/TextField";

/** A choice from a list that was loaded; free text where there is no list. */
export function ChoiceOrText(
  props: ChoiceProps & {
    id: string;
    label: string;
    description?: string;
    autoComplete?: string;
    isLoading: boolean;
    options: readonly ListOption[];
  },
) {
  const say = useMessages();
  const { options, isLoading, ...field } = props;
  if (options.length === 0 && !isLoading) return <TextField {...field} name={field.id} />;
  return (
    <SearchableSelect
      {...field}
      value={field.value === "" ? null : field.value}
      name={field.id}
      isLoading={isLoading}
      options={options}
      labels={{
        noMatch: say("field.noMatch"),
        more: (count) => say("field.more", { count }),
      }}
    />
  );
}
