"use client";

import { hasSecondPhone, isSecondPhoneLocked } from "../../flows/device-settings/second-phone.ts";
import { settingText } from "../../rules/device-settings/settings-values.ts";
import { useMobileProviders } from "../use-lookups.ts";
import { useSelector } from "../use-selector.ts";
import type { DeviceSettings } from "./use-device-settings.ts";

/**
 * The second phone and carrier. They are shown if the device has one, and otherwise hidden until
 * `add` is called.
 *
 * @example
 * const { isShown, add } = useSecondPhone(settings);
 * return isShown ? null : <button onClick={add}>Add a second phone</button>;
 */
export function useSecondPhone({ run }: Pick<DeviceSettings, "run">): {
  readonly isShown: boolean;
  /**
   * True if the plan has no second phone. A stored one can then be read and removed, but not
   * edited.
   */
  readonly isLocked: boolean;
  /** True if there is a second phone or carrier to remove. */
  readonly canRemove: boolean;
  /** Shows the two fields, or a message that the plan has no second phone. */
  readonly add: () => void;
  /** Clears the two fields. */
  readonly remove: () => void;
} {
  const view = useSelector(run, ({ form }) => ({
    isShown: form.isSecondPhoneShown,
    isLocked: isSecondPhoneLocked(form),
    canRemove: hasSecondPhone(form),
  }));
  return {
    ...view,
    add: () => run.send({ type: "add-second-phone" }),
    remove: () => run.send({ type: "remove-second-phone" }),
  };
}

/**
 * The names of the mobile carriers. The stored ones are included even if the list lacks them.
 *
 * @example
 * const names = useCarrierNames(settings);
 */
export function useCarrierNames({ run }: Pick<DeviceSettings, "run">): readonly string[] {
  const providers = useMobileProviders().data.map((provider) => provider.mobile_provider_name);
  const stored = useSelector(run, ({ form: { loaded } }) => [
    settingText(loaded["mobile_carrier"]),
    settingText(loaded["secondary_mobile_carrier"]),
  ]);
  return [...new Set([...providers, ...stored])].filter((name) => name !== "");
}
