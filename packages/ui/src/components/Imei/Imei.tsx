import { classes, type Styled } from "../../classes.ts";
import { truncate } from "../../text/truncate.ts";

export interface ImeiProps extends Styled {
  /** An IMEI without gaps, or a text that contains some. */
  children: string;
}

/**
 * Shows the IMEIs of a text in groups of five. The gaps are not characters:
 * searching, copying and screen readers get fifteen digits.
 */
export function Imei({ children, className }: ImeiProps) {
  return (
    <span className={classes("waypost-Imei", { className })}>
      {truncate(children)
        .split(NUMBERS)
        .map((part, index) => {
          const groups = IMEI.exec(part)?.slice(1);
          return groups === undefined ? (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{part}</span>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <bdi key={index} dir="ltr" className="waypost-Imei-digits waypost-numbers">
              {groups.map((group, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place}>{group}</span>
              ))}
            </bdi>
          );
        })}
    </span>
  );
}

const NUMBERS = /(\d+)/;
const IMEI = /^(\d{5})(\d{5})(\d{5})$/;
