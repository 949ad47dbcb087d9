import { Checkbox, type CheckProps } from "@/components/ui/checkbox";

export const Switch = (props: CheckProps) => (
  <Checkbox role="switch" aria-checked={props.isSelected} className="switch" {...props} />
);
