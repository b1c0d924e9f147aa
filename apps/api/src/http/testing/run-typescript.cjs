// Lets a test start a TypeScript program in a process of its own without a build: the same compiler and the same doors
// to our packages as in jest.
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const Module = require('node:module');

const root = join(__dirname, '../../../../..');
const resolve = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  const [name, ...inner] = request.split('/');
  const own = /^[a-z][a-z-]*$/.test(name) && isOwn(name);
  return resolve.call(this, own ? join(root, 'packages', name, 'src', ...inner) : request, ...rest);
};

function isOwn(name) {
  return require('node:fs').existsSync(join(root, 'packages', name, 'src/index.ts'));
}

require.extensions['.ts'] = (module, filename) => {
  const source = require('node:fs').readFileSync(filename, 'utf8');
  const { code } = transformSync(source, {
    filename,
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};
