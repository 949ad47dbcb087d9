import { useMessages, useTaskChoice, type TaskRun, type TaskShape } from "@waypost/hooks";
import { packName } from "@waypost/hooks/rules";
import { EmptyState } from "@waypost/ui/EmptyState";
import { PackCard, PackCards } from "@waypost/ui/PackCard";
import type { ServicePlan } from "@waypost/sdk";

/** The packs on offer; the chosen one says so. */
export function PackChoice<
  Shape extends TaskShape & { readonly draft: { readonly pack: string } },
>(props: {
  run: TaskRun<Shape>;
  packs: readonly ServicePlan[];
  columns: 2 | 3;
  /** The price as this page words it. */
  priceOf: (price: number) => string;
}) {
  const { run, packs, columns, priceOf } = props;
  const say = useMessages();
  const { value, errorMessage, edit } = useTaskChoice(run, "pack");
  if (packs.length === 0) return <EmptyState title={say("packs.empty")} />;
  return (
    <PackCards id="pack" label={say("packs.choose")} columns={columns} errorMessage={errorMessage}>
      {packs.map(({ service_plan_id: id, service_plan_name, price }, index) => (
        <PackCard
          key={`${id} ${String(index)}`}
          name={packName(service_plan_name)}
          price={price === null ? "–" : priceOf(price)}
          isSelected={value === id}
          isDisabled={price === null}
          onSelect={() => edit(id)}
          labels={{ select: say("packs.select"), selected: say("packs.selected") }}
        />
      ))}
    </PackCards>
  );
}
