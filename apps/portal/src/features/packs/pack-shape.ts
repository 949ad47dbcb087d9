import type { PackView, ShapeOf, smsPack, TaskShape } from "@waypost/hooks/flows";
import { packName } from "@waypost/hooks/rules";

/** The common part of both tasks. */
export interface PackShape extends TaskShape {
  readonly input: ShapeOf<typeof smsPack>["input"];
  readonly draft: { readonly pack: string };
  readonly view: PackView;
}

/** Returns the name of the pack in a request. */
export function nameOfPack(subject: string, data: PackView | null): string {
  const id = subject.replace(/^pack:/, "");
  const pack = data?.listed.find(({ service_plan_id }) => service_plan_id === id);
  return pack === undefined ? id : packName(pack.service_plan_name);
}
