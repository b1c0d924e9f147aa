// Lets a test start a TypeScript program in a process of its own without a build: the same compiler and the same
// resolution of our packages as in jest.
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const Module = require('node:module');
const { packageSources, root } = require('./package-sources.cjs');

const sources = packageSources();
const resolve = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  const [name, inner] = packageOf(request);
  const source = sources[name];
  return resolve.call(this, source === undefined ? request : join(root, source, ...inner), ...rest);
};

function packageOf(request) {
  const parts = request.split('/');
  const length = request.startsWith('@') ? 2 : 1;
  return [parts.slice(0, length).join('/'), parts.slice(length)];
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
