/** How browsers keep a page from storing anything. Each runs in the page, before its scripts. */
export const BLOCKERS = {
  "throws at its mention": () => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  },
  "takes nothing": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "forgets everything": () => {
    Storage.prototype.setItem = () => undefined;
  },
} satisfies Record<string, () => void>;
