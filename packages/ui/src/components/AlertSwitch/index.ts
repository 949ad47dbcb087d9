export { AlertSwitch, type AlertSwitchProps } from "./AlertSwitch.tsx";
