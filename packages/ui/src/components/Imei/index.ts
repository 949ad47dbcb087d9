export { Imei } from "./Imei.tsx";
export type { ImeiProps } from "./Imei.tsx";
