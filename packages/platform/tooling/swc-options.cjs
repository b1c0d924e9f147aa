// How TypeScript is compiled in tests, under jest (jest.config.ts), in the programs that tests start (run-typescript.cjs) and
// where mutants are tried (mutation/in-process-runner.mjs).
module.exports.swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};
