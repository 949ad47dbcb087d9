import { useFormats, useMessages, type BoxListView } from "@waypost/hooks";
import { MAX_BOX } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { Select } from "@waypost/ui/Select";
import { TextArea } from "@waypost/ui/TextArea";
import { useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { Scanner } from "../registration/scan/ScanImei.tsx";
import { cellsOf, cellsOfFile, type FileProblem } from "./read-cells.ts";

/** The ways to add devices to a box: pasted text, a file or the camera. */
export function BoxFill({ box }: { box: BoxListView }) {
  const say = useMessages();
  const { number } = useFormats();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const read = async (file: File | undefined) => {
    const cells = file && (await cellsOfFile(file));
    setProblem(typeof cells === "string" ? cells : null);
    if (typeof cells === "object") box.fill(cells);
  };
  const add = () => {
    box.fill(cellsOf(text));
    setText("");
  };
  const scan = (texts: readonly string[]) => {
    const found = box.scan(texts);
    if (found.some(({ isKnown }) => !isKnown)) navigator.vibrate?.(60);
    return { found: found.map((one) => ({ ...one, row: 0 })), isFull: false };
  };
  return (
    <div className="box-fill">
      <div className="box-paste">
        <TextArea
          label={say("box.paste")}
          description={say("box.pasteHint")}
          rows={box.rows.length === 0 ? 6 : 3}
          value={text}
          onChange={setText}
        />
        <Button isDisabled={text.trim() === ""} onPress={add}>
          {say("box.add")}
        </Button>
      </div>
      <DropZone
        className="box-drop"
        onDrop={({ items }) => {
          const [item] = items.filter((one) => one.kind === "file");
          void item?.getFile().then(read);
        }}
      >
        <Text slot="label">{say("box.drop")}</Text>
        <FileTrigger
          acceptedFileTypes={[".csv", ".tsv", ".txt"]}
          onSelect={(files) => void read(files?.[0])}
        >
          <Button>{say("box.chooseFile")}</Button>
        </FileTrigger>
        <Scanner
          id={null}
          many={{
            take: scan,
            title: say("box.scanCount", { count: number(box.rows.length) }),
            detail: (isKnown) => say(isKnown ? "box.scanKnown" : "box.scanAdded"),
          }}
        >
          {(open) => <Button onPress={open}>{say("box.scan")}</Button>}
        </Scanner>
      </DropZone>
      {problem !== null && <ErrorPanel message={say(`box.${problem}`)} />}
      {box.source !== null && <Reading source={box.source} choose={box.chooseColumns} />}
    </div>
  );
}

type Source = NonNullable<BoxListView["source"]>;

/** The result of the last list: what was added, and what was left out. */
function Reading(props: { source: Source; choose: BoxListView["chooseColumns"] }) {
  const { added, duplicates, shortened, skipped, left, columns } = props.source;
  const say = useMessages();
  const { number, list } = useFormats();
  const max = number(MAX_BOX);
  const notes = [
    duplicates.length > 0 && say("box.duplicates", { count: number(duplicates.length) }),
    shortened.length > 0 && say("box.shortened", { numbers: list(shortened.slice(0, 3)) }),
    skipped > 0 && say("box.skipped", { count: number(skipped) }),
    left > 0 && say("box.left", { count: number(left), max }),
  ].filter((note) => note !== false);
  const { length: count } = added;
  return (
    <>
      <ErrorPanel
        tone={count === 0 || shortened.length + left > 0 ? "warning" : "info"}
        message={say("box.added", { count, shown: number(count) })}
      >
        {notes.length > 0 && notes.map((note) => <p key={note}>{note}</p>)}
      </ErrorPanel>
      {columns.imei !== null && <Columns {...props} />}
    </>
  );
}

const PARTS = [
  ["imei", "imei.label"],
  ["name", "box.name"],
  ["plan", "plan.label"],
] as const;

/** The columns that were found in the list, and a choice of others. */
function Columns({ source, choose }: Parameters<typeof Reading>[0]) {
  const { columns, headers } = source;
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const options = headers.map((label, at) => ({ id: `${at}`, label: label || `${at + 1}` }));
  const shown = PARTS.flatMap(([part]) => options[columns[part] ?? -1]?.label ?? []);
  return (
    <FoldingSection
      isFolding
      level={2}
      {...{ isOpen }}
      onOpenChange={setOpen}
      title={say("box.columns")}
      note={shown.join(", ")}
    >
      <div className="box-columns">
        {PARTS.map(([part, label]) => (
          <Select
            key={part}
            label={say(label)}
            options={
              part === "imei" ? options : [{ id: "", label: say("box.noColumn") }, ...options]
            }
            value={`${columns[part] ?? ""}`}
            onChange={(id) => choose({ ...columns, [part]: id === "" ? null : Number(id) })}
          />
        ))}
      </div>
    </FoldingSection>
  );
}
