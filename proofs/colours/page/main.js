import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Page } from "./page.js";
import "./styles.js";

createRoot(document.querySelector("#root")).render(createElement(Page));
