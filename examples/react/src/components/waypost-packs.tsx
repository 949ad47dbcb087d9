import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { useFormats, useMessages, useTaskField } from "@waypost/hooks";
import type { etaPack, ShapeOf, smsPack } from "@waypost/hooks/flows";
import type { ReactNode } from "react";
import { ChoiceCard } from "@/components/waypost-fields";
import type { TaskOnForm } from "@/components/waypost-task";

type Shape = ShapeOf<typeof smsPack> | ShapeOf<typeof etaPack>;

/** Returns the name of a pack that was requested. */
export function nameOfPack(subject: string, data: Shape["view"] | null): string {
  const id = subject.replace(/^pack:/, "");
  return data?.packs.find((pack) => pack.id === id)?.name ?? id;
}

/** The packs on offer with their prices, and the button that leads to the question. */
export function PackForm<One extends Shape>(props: {
  task: TaskOnForm<One>;
  /** The label of the button. */
  buy: string;
  /** Further options. */
  children?: ReactNode;
}) {
  const { task, buy, children } = props;
  const { packs, listed } = task.data;
  const say = useMessages();
  const { price } = useFormats();
  const choice = useTaskField(task, "pack");
  if (packs.length === 0) {
    return (
      <p>
        {say("packs.empty")} {say("packs.emptyNext")}
      </p>
    );
  }
  return (
    <>
      <div className="grid gap-2">
        <RadioGroup
          aria-label={say("packs.choose")}
          value={choice.value}
          onChange={choice.onChange}
          isInvalid={choice.errorMessage !== undefined}
        >
          {packs.map(({ id, name, price: dollars }) => (
            <ChoiceCard key={id} value={id} title={name}>
              {price(dollars)}
            </ChoiceCard>
          ))}
        </RadioGroup>
        <FieldError>{choice.errorMessage}</FieldError>
      </div>
      {packs.length < listed.length && (
        <p className="text-muted-foreground">{say("packs.unpriced")}</p>
      )}
      {children}
      <Button type="submit" size="lg" className="justify-self-end">
        {buy}
      </Button>
    </>
  );
}
