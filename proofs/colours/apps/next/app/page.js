export { Page as default } from "../page.js";
