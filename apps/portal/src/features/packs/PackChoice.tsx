import { useMessages, useTaskChoice, type TaskRun } from "@waypost/hooks";
import { packName, usd } from "@waypost/hooks/rules";
import { PackCard, PackCards } from "@waypost/ui/PackCard";
import type { ServicePlan } from "@waypost/sdk";
import type { PackShape } from "./pack-shape.ts";

/** The packs on offer; the chosen one says so. */
export function PackChoice<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  packs: readonly ServicePlan[];
  columns: 2 | 3;
  /** Words before each price. */
  beforePrice?: string;
  /** A second line of each pack. */
  detailOf?: (pack: ServicePlan) => string | undefined;
}) {
  const { run, packs, columns, beforePrice, detailOf } = props;
  const say = useMessages();
  const { value, errorMessage, edit } = useTaskChoice(run, "pack");
  return (
    <PackCards id="pack" label={say("packs.choose")} columns={columns} errorMessage={errorMessage}>
      {packs.map((pack, index) => {
        const { service_plan_id: id, service_plan_name, price } = pack;
        return (
          <PackCard
            key={`${id} ${String(index)}`}
            name={packName(service_plan_name)}
            beforePrice={beforePrice}
            price={price === null ? "–" : usd(price)}
            detail={detailOf?.(pack)}
            isSelected={value === id}
            isDisabled={price === null}
            onSelect={() => edit(id)}
            labels={{ select: say("packs.select"), selected: say("packs.selected") }}
          />
        );
      })}
    </PackCards>
  );
}
