import { Icon } from "../../icons/Icon.tsx";
import { Button, type ButtonProps } from "../Button/Button.tsx";

export type ScanButtonProps = Omit<ButtonProps, "variant" | "size" | "isWide" | "children"> & {
  /** "Scan" */
  children: string;
};

/**
 * A button next to an IMEI field that opens the camera to scan the IMEI. In narrow fields it is
 * only an icon.
 */
export function ScanButton({ children, ...props }: ScanButtonProps) {
  return (
    <Button {...props} variant="quiet" size="small">
      <Icon>
        <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5m7 0H18a2 2 0 0 1 2 2v2.5m0 7V18a2 2 0 0 1-2 2h-2.5m-7 0H6a2 2 0 0 1-2-2v-2.5M8 8.5v7m2.7-7v7m2.6-7v7m2.7-7v7" />
      </Icon>
      <span className="waypost-ImeiField-scan">{children}</span>
    </Button>
  );
}
