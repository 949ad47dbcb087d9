export default {
  build: {
    target: "esnext",
    outDir: "out",
    rolldownOptions: { input: "program.mjs", output: { entryFileNames: "program.mjs" } },
  },
};
