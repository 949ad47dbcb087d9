import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";

const BOX =
  "mt-1 block h-11 w-full rounded-lg border border-slate-500 bg-white px-3 dark:bg-slate-900 " +
  "focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brand " +
  "aria-invalid:border-red-700 dark:focus-visible:outline-brand-light dark:aria-invalid:border-red-300";

/** A field with its label and its error. With `options` it is a select. */
export function Field(props: {
  label: string;
  type?: string;
  autoComplete?: string;
  /** The props of the element, from a hook. */
  input: object;
  options?: readonly (string | readonly string[])[] | undefined;
  errorMessage: string | undefined;
}) {
  const { label, type, autoComplete, input, options, errorMessage } = props;
  const id = useId();
  const aria = {
    id,
    "aria-invalid": errorMessage !== undefined,
    "aria-describedby": `${id}-error`,
  };
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {options === undefined ? (
        <input {...{ type, autoComplete }} {...input} {...aria} className={BOX} />
      ) : (
        <select {...input} {...aria} className={BOX}>
          <option value="">Choose</option>
          {options.map((option) => {
            const [value, text = value] = typeof option === "string" ? [option] : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
      <p id={`${id}-error`} className="mt-1 text-sm text-red-700 dark:text-red-300">
        {errorMessage}
      </p>
    </div>
  );
}

/** A checkbox or a radio button with its label. */
export function Tick(props: { label: string; input: ComponentProps<"input">; type?: "radio" }) {
  const { label, input, type = "checkbox" } = props;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type={type}
        {...input}
        className="size-5 shrink-0 accent-brand dark:accent-brand-light"
      />
      <span>{label}</span>
    </label>
  );
}

/** Fields in one row, or one below the other on a phone. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">{children}</div>
);

const BUTTON =
  "min-h-11 cursor-pointer rounded-lg px-5 font-semibold focus-visible:outline-2 " +
  "focus-visible:outline-offset-2 focus-visible:outline-brand dark:focus-visible:outline-brand-light " +
  "disabled:cursor-default disabled:bg-slate-200 disabled:text-slate-600 " +
  "dark:disabled:bg-slate-800 dark:disabled:text-slate-300 ";
const PRIMARY = "bg-brand text-white dark:bg-brand-light dark:text-slate-950";
const SECONDARY = "border border-slate-500";

/** A button. The main one of a screen is `isPrimary`. */
export function Button({
  isPrimary = false,
  ...button
}: ComponentProps<"button"> & { isPrimary?: boolean }) {
  return (
    <button type="button" {...button} className={BUTTON + (isPrimary ? PRIMARY : SECONDARY)} />
  );
}

/** A card of the form with its title. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 grid gap-3 rounded-xl border border-slate-200 bg-white p-5 dark:border-slate-800 dark:bg-slate-900">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** A question or an outcome. It takes the focus, so that a screen reader announces it. */
export function Panel(props: { title: string | null; isAlert?: boolean; children: ReactNode }) {
  const { title, isAlert = false, children } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title ?? undefined}
      className={`mt-6 grid gap-3 rounded-xl border-2 p-5 tabular-nums outline-none ${
        isAlert
          ? "border-amber-600 bg-amber-50 dark:bg-amber-950"
          : "border-brand bg-white dark:border-brand-light dark:bg-slate-900"
      }`}
    >
      {title !== null && <h2 className="text-xl font-bold">{title}</h2>}
      {children}
    </section>
  );
}

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap justify-end gap-3">{children}</div>
);
