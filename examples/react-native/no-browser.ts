// React Native has none of these. Imported first, so that no module finds them as it is loaded.
for (const name of [
  "window",
  "document",
  "location",
  "navigator",
  "localStorage",
  "sessionStorage",
])
  Reflect.deleteProperty(globalThis, name);
