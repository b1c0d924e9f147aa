import { field, type FieldOptions } from './field';

/** `true` or `false` in a JSON body; text such as "true" is refused. */
export function Flag(options: FieldOptions & { readonly default?: boolean } = {}): PropertyDecorator {
  return field({ schema: flagSchema(options.default), check: checkFlag }, options);
}

/** `true` or `false` in an address, where everything is text. */
export function QueryFlag(options: FieldOptions & { readonly default?: boolean } = {}): PropertyDecorator {
  const spoken = new Map<unknown, boolean>([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ]);
  return field(
    {
      schema: flagSchema(options.default),
      check: checkFlag,
      normalise: (value) => spoken.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value,
    },
    options,
  );
}

function flagSchema(byDefault: boolean | undefined) {
  return { type: 'boolean', ...(byDefault === undefined ? {} : { default: byDefault }) };
}

function checkFlag(value: unknown) {
  return typeof value === 'boolean' ? undefined : { code: 'not_a_flag', message: 'Expected true or false.' };
}
