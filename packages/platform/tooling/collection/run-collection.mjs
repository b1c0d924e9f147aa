// Runs a Postman collection as it is: variables, bearer token, raw bodies, and the test scripts of each request. newman does the same and more; it brings
// 150 packages and some 66 MB for the four calls of `pm` that this collection makes (decision 0761).
//
//   node packages/platform/tooling/collection/run-collection.mjs <collection.json> --base-url <address> --token <token>
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import vm from 'node:vm';

export async function runCollection(collection, given) {
  const variables = { ...Object.fromEntries(collection.variable.map(({ key, value }) => [key, value])), ...given };
  const filled = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => String(variables[name] ?? whole));
  const failures = [];
  let requests = 0;
  for (const { name, request, event = [] } of collection.item) {
    requests += 1;
    const auth = request.auth ?? collection.auth;
    const headers = Object.fromEntries(request.header.map(({ key, value }) => [key, filled(value)]));
    if (auth?.type === 'bearer') headers.authorization = `Bearer ${filled(auth.bearer[0].value)}`;
    const answer = await fetch(filled(request.url.raw), {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.body === undefined ? {} : { body: filled(request.body.raw) }),
    });
    const text = await answer.text();
    const fail = (why) => failures.push(`${name}: ${why}: ${answer.status} ${text.slice(0, 300)}`);
    for (const { listen, script } of event)
      if (listen === 'test') runScript(script.exec.join('\n'), answer.status, text, variables, fail);
  }
  return { requests, failures };
}

/** The part of Postman's `pm` that the scripts of a collection of ours use. */
function runScript(script, code, text, variables, fail) {
  const pm = {
    response: { code, json: () => JSON.parse(text), text: () => text },
    collectionVariables: { set: (name, value) => (variables[name] = value), get: (name) => variables[name] },
    expect: (actual) => ({
      to: {
        be: {
          below: (limit) => {
            if (!(actual < limit)) throw new Error(`expected ${actual} to be below ${limit}`);
          },
        },
      },
    }),
    test: (what, check) => {
      try {
        check();
      } catch (error) {
        fail(`${what}: ${error.message}`);
      }
    },
  };
  try {
    vm.runInNewContext(script, { pm });
  } catch (error) {
    fail(error.message);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'base-url': { type: 'string' }, token: { type: 'string' } },
  });
  const collection = JSON.parse(readFileSync(positionals[0], 'utf8'));
  const { requests, failures } = await runCollection(collection, {
    ...(values['base-url'] === undefined ? {} : { base_url: values['base-url'] }),
    ...(values.token === undefined ? {} : { token: values.token }),
  });
  for (const failure of failures) console.error(`FAILED ${failure}`);
  console.log(`${requests} requests, ${failures.length} failures`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
