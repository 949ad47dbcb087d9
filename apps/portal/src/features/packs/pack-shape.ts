import type { ShapeOf, smsPack, TaskArgs, TaskShape } from "@waypost/hooks/flows";
import { packName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";

/** What both tasks have in common. */
export interface PackShape extends TaskShape {
  readonly input: ShapeOf<typeof smsPack>["input"];
  readonly draft: { readonly pack: string };
  readonly data: { readonly packs: readonly ServicePlan[] };
}

/** The chosen pack; `undefined` until there is one. */
export const chosenPack = ({ draft, data }: TaskArgs<PackShape>): ServicePlan | undefined =>
  data.packs.find(({ service_plan_id }) => service_plan_id === draft.pack);

/** The pack that a request was about. */
export function nameOfPack(subject: string, args: TaskArgs<PackShape> | null): string {
  const id = subject.replace(/^pack:/, "");
  const pack = args?.data.packs.find(({ service_plan_id }) => service_plan_id === id);
  return pack === undefined ? id : packName(pack.service_plan_name);
}
