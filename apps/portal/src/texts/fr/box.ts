export { box as texts } from "@waypost/hooks/messages/fr/box";
