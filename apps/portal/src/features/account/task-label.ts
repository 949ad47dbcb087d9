import type { useMessages } from "@waypost/hooks";

/** The accessible name of an action on a device, which says for which device it is. */
export const taskLabel = (
  say: ReturnType<typeof useMessages>,
  task: string,
  { imei }: { readonly imei: string },
  name: string,
): string =>
  name === ""
    ? say("myAccount.device.task", { task, imei })
    : say("myAccount.device.namedTask", { task, name, imei });
