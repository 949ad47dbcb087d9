// React Native has none of these globals. Import this first, so that no module finds them.
for (const name of [
  "window",
  "document",
  "location",
  "navigator",
  "localStorage",
  "sessionStorage",
])
  Reflect.deleteProperty(globalThis, name);
