import type { FlowEffect, Transition } from "./flow.ts";

/** A state in two parts: the form, which all phases have, and the screen of the current phase. */
export interface State<Form, Screen> {
  readonly form: Form;
  readonly screen: Screen;
}

/** The event has no effect in this state. */
export const stay = <Of>(state: Of): Transition<Of, never> => ({ state, effects: [] });

/** Stays on the same screen, with changes to the form. */
export const change = <Form, Screen, const Effects extends readonly FlowEffect[]>(
  { form, screen }: State<Form, Screen>,
  changes: Partial<Form>,
  ...effects: Effects
): Transition<State<Form, Screen>, Effects[number]> => ({
  state: { form: { ...form, ...changes }, screen },
  effects,
});

/** Opens another screen. The fields of the previous one are gone. */
export const show = <Form, const Screen, const Effects extends readonly FlowEffect[]>(
  form: Form,
  screen: Screen,
  ...effects: Effects
): Transition<State<Form, Screen>, Effects[number]> => ({ state: { form, screen }, effects });

/** Applies the next transition, and adds its effects to the previous ones. */
export function chain<Before, After, First extends FlowEffect, Second extends FlowEffect>(
  { state, effects }: Transition<Before, First>,
  next: (state: Before) => Transition<After, Second>,
): Transition<After, First | Second> {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}
