export { Field } from "./Field.tsx";
