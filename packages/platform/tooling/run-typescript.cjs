// Lets a test start a TypeScript program in a process of its own without a build: the same compiler and the same
// resolution of our packages as in jest.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { threadId } = require('node:worker_threads');
const { version } = require('@swc/core/package.json');
const { packageSources, root } = require('./package-sources.cjs');
const { swcOptions } = require('./swc-options.cjs');

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

const options = { ...swcOptions, sourceMaps: 'inline' };

// Tests start such programs again and again; the service is some 2,000 files, each of which is compiled once for what it says.
const cache = join(root, 'node_modules', '.cache', 'run-typescript');
mkdirSync(cache, { recursive: true });

require.extensions['.ts'] = (module, filename) => {
  module._compile(compiled(readFileSync(filename, 'utf8'), filename), filename);
};

function compiled(source, filename) {
  const key = [version, JSON.stringify(options), filename, source].join('\0');
  const file = join(cache, `${createHash('sha256').update(key).digest('hex')}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, { filename, ...options });
    // Beside it first: another process finds all of it or nothing.
    const whole = `${file}.${process.pid}-${threadId}`;
    writeFileSync(whole, code);
    renameSync(whole, file);
    return code;
  }
}
