export { box as texts } from "@waypost/hooks/messages/es/box";
