/** Replaces the import of the style sheet. Resolves when the style sheet has loaded. */
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
