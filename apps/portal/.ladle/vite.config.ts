export { default } from "../../../packages/ui/.ladle/vite.config.ts";
