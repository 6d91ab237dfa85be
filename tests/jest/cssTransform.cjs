/** CSS Modules in tests: every class name is its own key, whichever way the module is imported. */
module.exports = {
  process: () => ({
    code: "module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? true : key) });",
  }),
};
