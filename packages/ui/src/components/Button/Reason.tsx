import { type ContextType, type ReactNode, useContext, useEffect, useState } from "react";
import { ReasonContext } from "./ReasonContext.ts";

const textOf = (id = "") => document.getElementById(id)?.textContent ?? "";

/**
 * Gives a disabled button its reason, the text with this id: the button stays in the tab order and
 * is described by the text, and a press announces it. An `ActionBar` does this with its message.
 */
export function Reason({ id, children }: { id: string | undefined; children: ReactNode }) {
  const [announced, announce] = useState("");
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text may change at each rendering
  useEffect(() => {
    if (announced.trim() !== textOf(id)) announce("");
  });
  const outer = useContext(ReasonContext);
  const explained: ContextType<typeof ReasonContext> = {
    // React Aria handles no press, and the browser submits no form.
    render: (dom) => (
      <button
        {...dom}
        disabled={false}
        aria-disabled
        aria-describedby={id}
        onClick={(event) => {
          event.preventDefault();
          // Another text, so that each press is announced.
          announce(textOf(id) + (announced.endsWith(" ") ? "" : " "));
        }}
      />
    ),
  };
  return (
    <>
      <output className="waypost-hidden waypost-Button-reason">{announced}</output>
      <ReasonContext.Provider value={id === undefined ? outer : explained}>
        {children}
      </ReasonContext.Provider>
    </>
  );
}
