import type { useMessages } from "@waypost/hooks";

/** Returns the accessible name of a device's action, which contains the name of the device. */
export const taskLabel = (
  say: ReturnType<typeof useMessages>,
  task: string,
  { imei }: { readonly imei: string },
  name: string,
): string =>
  name === ""
    ? say("myAccount.device.task", { task, imei })
    : say("myAccount.device.namedTask", { task, name, imei });
