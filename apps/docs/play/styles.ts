/** Stands for the import of the style sheet, and is done when it is loaded. */
const link = Object.assign(document.createElement("link"), {
  rel: "stylesheet",
  href: new URL("./modules/waypost-ui-styles.css", import.meta.url).href,
});
const loaded = new Promise((resolve, reject) => {
  link.addEventListener("load", resolve);
  link.addEventListener("error", reject);
});
document.head.append(link);
await loaded;
