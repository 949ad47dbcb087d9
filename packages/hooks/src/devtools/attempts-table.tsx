"use client";

import { useSyncExternalStore, type ReactElement } from "react";
import type { Waypost } from "../waypost.ts";

/** The payment attempts with an unknown outcome, without their cards. */
export function AttemptsTable(props: { readonly attempts: Waypost["attempts"] }): ReactElement {
  const { list, subscribe } = props.attempts;
  const attempts = useSyncExternalStore(subscribe, list, list);
  if (attempts.length === 0) return <p>No request is without an outcome.</p>;
  return (
    <table>
      <caption style={{ textAlign: "start", fontWeight: 600 }}>Requests without an outcome</caption>
      <thead>
        <tr>
          {["family", "subjects", "amount", "sent", "by", "outcome"].map((head) => (
            <th key={head} scope="col" style={{ textAlign: "start", paddingInlineEnd: "1rem" }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ id, family, subjects, amount, at, origin, outcome }) => (
          <tr key={id}>
            <td>{family}</td>
            <td>{subjects.join(", ")}</td>
            <td>{amount === null ? "" : `${amount} USD`}</td>
            <td>{at}</td>
            <td>{origin}</td>
            <td>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
