import { classes, type Styled } from "../../classes.ts";
import { truncate } from "../../text/truncate.ts";

export interface ImeiProps extends Styled {
  /** An IMEI or an ICCID without gaps, or a text that contains some. */
  children: string;
}

/**
 * Shows the IMEIs of a text in groups of five and its ICCIDs in groups of four. The gaps are not
 * characters: searching, copying and screen readers get all digits in one.
 */
export function Imei({ children, className }: ImeiProps) {
  return (
    <span className={classes("waypost-Imei", { className })}>
      {truncate(children)
        .split(NUMBERS)
        .map((part, index) => {
          const groups = groupsOf(part);
          return groups === null ? (
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
const IMEI = /^\d{15}$/;
const ICCID = /^\d{19,20}$/;

const groupsOf = (digits: string): readonly string[] | null =>
  IMEI.test(digits) ? digits.match(/.{5}/g) : ICCID.test(digits) ? digits.match(/.{1,4}/g) : null;
