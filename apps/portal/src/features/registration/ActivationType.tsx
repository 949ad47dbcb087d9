import { useDevices, useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Announcement } from "@waypost/ui/DeviceRow";
import { Form } from "@waypost/ui/Form";
import { useEffect, useRef, useState } from "react";
import { Heading } from "../../app/Heading.tsx";
import { DeviceFields } from "./DeviceFields.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { ScanFirst } from "./scan/ScanImei.tsx";
import { StepActions } from "./StepActions.tsx";
import { Units } from "./Units.tsx";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";

/** One to four devices, each with its name and plan. */
export default function ActivationType() {
  const say = useMessages();
  const screen = useScreen("devices");
  const { ids, canAdd, canRemove, add, remove, isFinished } = useDevices();
  const [folded, fold] = useFoldedRows();
  const focusRow = useRowFocus(ids);
  const [heldRow, holdOpen] = useState<string>();
  const [removed, setRemoved] = useState("");
  const offersBox = offersPage(useConfig(), "/register-many");
  const foldFinished = () => {
    const row = document.activeElement?.closest("fieldset")?.querySelector("input");
    holdOpen(row?.id.split(".")[1]);
    fold(ids.filter(isFinished));
  };
  const addRow = () => {
    foldFinished();
    focusRow(ids.length);
    setRemoved("");
    add();
  };
  const removeRow = (id: string, index: number) => {
    // Focuses the row that takes its place, or the last row.
    focusRow(Math.min(index, ids.length - 2));
    setRemoved(say("devices.removed", { number: index + 1, left: ids.length - 1 }));
    remove(id);
  };
  if (screen === null) return null;
  return (
    <Form
      onSubmit={submitting(() => {
        foldFinished();
        screen.submit();
      })}
    >
      <Heading>{say("devices.title")}</Heading>
      <FieldErrorSummary run={screen.run} />
      <ScanFirst id={ids[0] ?? ""} />
      {ids.map((id, index) => (
        <DeviceFields
          key={id}
          id={id}
          number={index + 1}
          isFolded={folded.includes(id) && id !== heldRow}
          onOpen={(isEdit) => {
            if (isEdit) focusRow(index);
            fold(folded.filter((one) => one !== id));
          }}
          onRemove={canRemove ? () => removeRow(id, index) : undefined}
        />
      ))}
      <Announcement text={removed} />
      {canAdd && (
        <Button variant="add" onPress={addRow}>
          {say("devices.add")}
        </Button>
      )}
      {!canAdd && offersBox && (
        <a className="waypost-link" href="#/register-many">
          {say("devices.box")}
        </a>
      )}
      <Units />
      <StepActions back={screen.back}>
        <Button type="submit" variant="primary">
          {say("action.next")}
        </Button>
      </StepActions>
    </Form>
  );
}

const FOLDED_KEY = "waypost.foldedRows";

/** The ids of the folded rows, saved for a reload. */
function useFoldedRows(): readonly [readonly string[], (ids: readonly string[]) => void] {
  const [folded, setFolded] = useState<readonly string[]>(() => {
    try {
      return (window.sessionStorage.getItem(FOLDED_KEY) ?? "").split(" ");
    } catch {
      // The browser blocks storage.
      return [];
    }
  });
  const fold = (ids: readonly string[]) => {
    setFolded(ids);
    try {
      window.sessionStorage.setItem(FOLDED_KEY, ids.join(" "));
    } catch {
      // Until the page is closed.
    }
  };
  return [folded, fold];
}

/** Moves the focus to a row after the rows have changed, because the pressed button may be gone. */
function useRowFocus(ids: readonly string[]): (index: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const id = wanted.current === null ? undefined : ids[wanted.current];
    if (id === undefined) return;
    wanted.current = null;
    const [place] = ["imei", "edit"].flatMap(
      (part) => document.getElementById(`devices.${id}.${part}`) ?? [],
    );
    place?.focus();
  });
  return (index) => {
    wanted.current = index;
  };
}
