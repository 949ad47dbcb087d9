import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";

export const labels = {
  loading: "On its way",
  noMatch: "Nothing found",
  more: (hidden: number) => `${hidden} more`,
};

export const countries = ["Canada", "Mexico", "United States"].map((label) => ({
  id: label,
  label,
}));

export const country = (onChange: (id: string) => void) => (
  <>
    <SearchableSelect
      label="Country"
      options={countries}
      labels={labels}
      defaultValue="United States"
      onChange={onChange}
    />
    <button>after</button>
  </>
);
