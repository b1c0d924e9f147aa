// What changed between two OpenAPI documents, each with whether it breaks clients. A request breaks when it must hold more or
// may hold less; an answer breaks when it may lack what it had or hold what it never held.

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

export function openApiChanges(before, after) {
  const changes = [];
  const note = (isBreaking, text) => changes.push({ isBreaking, text });
  for (const path of union(before.paths, after.paths)) {
    const [was, is] = [before.paths[path], after.paths[path]];
    for (const method of METHODS) {
      const name = `${method.toUpperCase()} ${path}`;
      if (was?.[method] !== undefined && is?.[method] === undefined) note(true, `${name} is gone`);
      else if (was?.[method] === undefined && is?.[method] !== undefined) note(false, `${name} is new`);
      else if (was?.[method] !== undefined) compareOperation(name, was[method], is[method]);
    }
  }
  return changes;

  function compareOperation(name, was, is) {
    compareSecurity(name, was, is);
    compareParameters(name, was, is);
    compareBody(name, was.requestBody, is.requestBody);
    for (const status of union(was.responses, is.responses)) {
      const [old, now] = [resolved(before, was.responses?.[status]), resolved(after, is.responses?.[status])];
      const where = `${name} answer ${status}`;
      if (now === undefined) note(true, `${where} is gone`);
      else if (old === undefined) note(false, `${where} is new`);
      else compareContent(where, old.content, now.content, 'answer');
    }
  }

  function compareSecurity(name, was, is) {
    const [old, now] = [was, is].map((operation) => JSON.stringify(operation.security ?? null));
    if (old !== now) note(true, `${name} asks for other permissions: ${old} is now ${now}`);
  }

  function compareParameters(name, was, is) {
    const byName = (document, operation) =>
      Object.fromEntries(
        (operation.parameters ?? []).map((one) => resolved(document, one)).map((one) => [`${one.in} ${one.name}`, one]),
      );
    const [old, now] = [byName(before, was), byName(after, is)];
    for (const key of union(old, now)) {
      const where = `${name} ${key}`;
      if (now[key] === undefined) note(true, `${where} is gone`);
      else if (old[key] === undefined)
        note(now[key].required === true, `${where} is new${now[key].required ? ' and required' : ''}`);
      else {
        if (now[key].required && !old[key].required) note(true, `${where} is now required`);
        if (!now[key].required && old[key].required) note(false, `${where} is no longer required`);
        compareSchema(where, old[key].schema, now[key].schema, 'request');
      }
    }
  }

  function compareBody(name, was, is) {
    const [old, now] = [resolved(before, was), resolved(after, is)];
    if (old === undefined && now === undefined) return;
    if (now === undefined) return note(true, `${name} takes no body any more`);
    if (old === undefined) return note(now.required === true, `${name} takes a body now`);
    if (now.required && !old.required) note(true, `${name}: the body is now required`);
    compareContent(`${name} body`, old.content, now.content, 'request');
  }

  function compareContent(where, old = {}, now = {}, direction) {
    for (const type of union(old, now)) {
      if (now[type] === undefined) note(true, `${where}: ${type} is gone`);
      else if (old[type] === undefined) note(false, `${where}: ${type} is new`);
      else compareSchema(`${where} (${type})`, old[type].schema, now[type].schema, direction);
    }
  }

  function compareSchema(where, wasRaw, isRaw, direction, seen = new Set()) {
    const key = `${wasRaw?.$ref}>${isRaw?.$ref}`;
    if (wasRaw?.$ref !== undefined && isRaw?.$ref !== undefined) {
      if (seen.has(key)) return;
      seen = new Set([...seen, key]);
    }
    const [was, is] = [resolved(before, wasRaw), resolved(after, isRaw)];
    if (was === undefined || is === undefined) {
      if (was !== is) note(true, `${where}: the schema is ${is === undefined ? 'gone' : 'new'}`);
      return;
    }
    const isRequest = direction === 'request';
    compareSets(where, 'type', typesOf(was), typesOf(is), isRequest);
    compareSets(where, 'enum', was.enum, is.enum, isRequest);
    for (const [limit, narrower] of LIMITS) {
      if (was[limit] === is[limit]) continue;
      const isNarrower = is[limit] !== undefined && (was[limit] === undefined || narrower(is[limit], was[limit]));
      note(isRequest === isNarrower, `${where}: ${limit} ${show(was[limit])} is now ${show(is[limit])}`);
    }
    for (const other of ['pattern', 'format', 'const', 'default']) {
      if (show(was[other]) !== show(is[other]))
        note(other !== 'default', `${where}: ${other} ${show(was[other])} is now ${show(is[other])}`);
    }
    compareProperties(where, was, is, direction, seen);
    if (was.items !== undefined || is.items !== undefined)
      compareSchema(`${where}[]`, was.items, is.items, direction, seen);
    for (const kind of ['oneOf', 'anyOf', 'allOf']) {
      const [old, now] = [was[kind] ?? [], is[kind] ?? []];
      if (old.length !== now.length) note(true, `${where}: ${kind} of ${old.length} is now of ${now.length}`);
      else old.forEach((one, at) => compareSchema(`${where} ${kind}[${at}]`, one, now[at], direction, seen));
    }
  }

  function compareProperties(where, was, is, direction, seen) {
    const isRequest = direction === 'request';
    const [old, now] = [was.properties ?? {}, is.properties ?? {}];
    const required = (schema, name) => (schema.required ?? []).includes(name);
    for (const name of union(old, now)) {
      const field = `${where}.${name}`;
      if (now[name] === undefined) note(true, `${field} is gone`);
      else if (old[name] === undefined) note(isRequest && required(is, name), `${field} is new`);
      else {
        if (required(is, name) && !required(was, name)) note(isRequest, `${field} is now required`);
        if (!required(is, name) && required(was, name)) note(!isRequest, `${field} is no longer required`);
        compareSchema(field, old[name], now[name], direction, seen);
      }
    }
    const open = (schema) => schema.additionalProperties !== false;
    if (open(was) !== open(is))
      note(isRequest && open(was), `${where}: further fields are now ${open(is) ? 'allowed' : 'refused'}`);
  }

  function compareSets(where, what, old, now, isRequest) {
    if (old === undefined && now === undefined) return;
    if (old === undefined) return note(isRequest, `${where}: ${what} is now limited to ${now.join(', ')}`);
    if (now === undefined) return note(!isRequest, `${where}: ${what} is no longer limited`);
    const gone = old.filter((one) => !now.includes(one));
    const added = now.filter((one) => !old.includes(one));
    if (gone.length > 0) note(isRequest, `${where}: ${what} no longer has ${gone.join(', ')}`);
    if (added.length > 0) note(!isRequest, `${where}: ${what} also has ${added.join(', ')}`);
  }
}

const larger = (a, b) => a > b;
const smaller = (a, b) => a < b;
const LIMITS = [
  ['minimum', larger],
  ['exclusiveMinimum', larger],
  ['minLength', larger],
  ['minItems', larger],
  ['maximum', smaller],
  ['exclusiveMaximum', smaller],
  ['maxLength', smaller],
  ['maxItems', smaller],
];

function union(a, b) {
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].sort();
}

function typesOf(schema) {
  if (schema.type === undefined) return undefined;
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

function resolved(document, node) {
  let at = node;
  while (at?.$ref !== undefined)
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce((in_, part) => in_?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return at;
}

function show(value) {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
