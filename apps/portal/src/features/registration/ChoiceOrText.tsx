import { useMessages, type Control } from "@waypost/hooks";
import { SearchableSelect, type ListOption } from "@waypost/ui/SearchableSelect";
import { TextField } from "@waypost/ui/TextField";
import { useDeferredValue, useState } from "react";

/** A select or, if the list could not be loaded, a text field. */
export function ChoiceOrText(
  props: Control & {
    id: string;
    label: string;
    description?: string;
    autoComplete?: string;
    isPending: boolean;
    options: readonly ListOption[];
  },
) {
  const say = useMessages();
  const { options, isPending, ...field } = props;
  // Deferred, because the press that moves the focus from the country to this field may change the
  // country.
  const hasList = useDeferredValue(options.length > 0 || isPending);
  const [isInside, setInside] = useState(false);
  const [isChoice, setChoice] = useState(hasList);
  // A list that loads or fails late must not replace the field while the customer is typing into it.
  if (!isInside && isChoice !== hasList) setChoice(hasList);
  const inside = { onFocus: () => setInside(true), onBlur: () => setInside(false) };
  if (!isChoice) return <TextField {...field} {...inside} name={field.id} />;
  return (
    <SearchableSelect
      {...field}
      {...inside}
      value={field.value === "" ? null : field.value}
      name={field.id}
      isLoading={isPending}
      showsId
      takesOwnText={isPending || !hasList}
      options={options}
      labels={{
        loading: say("details.loadingList"),
        noMatch: say("field.noMatch"),
        unknown: (text) => say("field.unknown", { text }),
        more: (count) => say("field.more", { count }),
      }}
    />
  );
}
