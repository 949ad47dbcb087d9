export { box as texts } from "@waypost/hooks/messages/box";
