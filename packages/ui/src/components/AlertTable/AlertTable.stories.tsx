import type { Story } from "@ladle/react";
import { useState } from "react";
import { AlertRow, AlertTable, AlertTotals } from "./AlertTable.tsx";

export default { title: "Devices / AlertTable" };

const COLUMNS = { all: "All", push: "Push", email: "Email", sms: "SMS" };
const CHANNELS = ["push", "email", "sms"] as const;

const link = (
  <>
    Included in Pro.{" "}
    <a className="waypost-link" href="https://example.com">
      Upgrade your plan to enable SOS Alert !
    </a>
  </>
);

function Row({ label, isLocked = false, isPart = false }: Record<string, unknown>) {
  const name = String(label);
  const [on, setOn] = useState({ all: !isPart, push: isLocked !== true, email: true, sms: false });
  const [isEdited, setEdited] = useState(false);
  const cell = (column: keyof typeof on) => ({
    name: `${name}: ${COLUMNS[column]}`,
    isOn: on[column],
    isLocked: isLocked === true,
  });
  const count = CHANNELS.filter((channel) => on[channel]).length;
  return (
    <AlertRow
      label={name}
      isLocked={isLocked === true}
      isPart={isPart === true}
      someText={isPart !== true && count > 0 && count < 3 ? "some" : undefined}
      editedText={isEdited ? "changed" : undefined}
      {...(isLocked === true && { lock: link })}
      cells={{
        all: isPart === true ? null : cell("all"),
        push: cell("push"),
        email: cell("email"),
        sms: cell("sms"),
      }}
      onSwitch={(column, next) => {
        if (isLocked === true) return;
        setOn({ ...on, [column]: next });
        setEdited(true);
      }}
    />
  );
}

function Totals() {
  const [on, setOn] = useState({ all: false, push: true, email: true, sms: false });
  const total = (column: keyof typeof on, name: string) => ({
    name,
    isOn: on[column],
    someText: column === "push" ? "some" : undefined,
  });
  return (
    <AlertTotals
      label="Every alert"
      totals={{
        all: total("all", "All Alerts"),
        push: total("push", "All Push"),
        email: total("email", "All Email"),
        sms: total("sms", "All SMS"),
      }}
      onSwitch={(column, next) => setOn({ ...on, [column]: next })}
    />
  );
}

const Table = () => (
  <AlertTable label="Alerts" alertLabel="Alert" columns={COLUMNS} totals={<Totals />}>
    <Row label="Speed Alert" />
    <Row label="Trip Alert (Email Only)" />
    <Row label="SOS Alert" isLocked />
    <Row label="Harsh Behaviour Alert" />
    <Row label="Harsh Acceleration" isPart />
  </AlertTable>
);

export const Wide: Story = () => (
  <div style={{ overflow: "auto" }}>
    <div style={{ minInlineSize: "40rem" }}>
      <Table />
    </div>
  </div>
);

export const Narrow: Story = () => <Table />;
