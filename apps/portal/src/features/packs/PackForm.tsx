import { useFormats, useMessages, useTaskField } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { packName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { PackCard, PackCards } from "@waypost/ui/PackCard";
import { EmptyList } from "../task/EmptyList.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import type { PackShape } from "./pack-shape.ts";
import type { Elements } from "../../app/elements.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

interface PackFormProps<Shape extends PackShape> {
  task: TaskOnForm<Shape>;
  packs: readonly ServicePlan[];
  columns: 2 | 3;
  /** The button that opens the confirmation. */
  buy: PlainCode;
  /** Text before each price. */
  beforePrice?: string;
  /** The second line of each pack. */
  detailOf?: (pack: ServicePlan) => string | undefined;
  /** Further options. */
  children?: Elements;
}

/** The packs on offer, and the button that opens the confirmation. */
export function PackForm<Shape extends PackShape>(props: PackFormProps<Shape>) {
  const { task, packs, buy, children } = props;
  const say = useMessages();
  if (packs.length === 0) {
    return <EmptyList title={say("packs.empty")}>{say("packs.emptyNext")}</EmptyList>;
  }
  return (
    <TaskForm task={task} submitLabel={say(buy)} refused="task.notOrdered">
      <PackChoice {...props} />
      {packs.some(({ price }) => price === null) && (
        <p className="waypost-quiet">{say("packs.unpriced")}</p>
      )}
      {children}
    </TaskForm>
  );
}

/** The maximum number of rendered packs, because a reply may contain thousands. */
const MAX_RENDERED = 50;

/** A button that selects a pack, and shows if it is selected. */
function PackChoice<Shape extends PackShape>(props: PackFormProps<Shape>) {
  const { task, packs, columns, beforePrice, detailOf } = props;
  const say = useMessages();
  const formats = useFormats();
  const { value, errorMessage, onChange } = useTaskField(task, "pack");
  return (
    <PackCards id="pack" label={say("packs.choose")} columns={columns} errorMessage={errorMessage}>
      {packs.slice(0, MAX_RENDERED).map((pack, index) => {
        const { service_plan_id: id, service_plan_name, price } = pack;
        return (
          <PackCard
            key={`${id} ${String(index)}`}
            name={packName(service_plan_name)}
            beforePrice={beforePrice}
            price={price === null ? "–" : formats.price(price)}
            detail={detailOf?.(pack)}
            isSelected={value === id}
            isDisabled={price === null}
            onSelect={() => onChange(id)}
            labels={{ select: say("packs.select"), selected: say("packs.selected") }}
          />
        );
      })}
    </PackCards>
  );
}
