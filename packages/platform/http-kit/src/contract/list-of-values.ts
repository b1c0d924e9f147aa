import { checkCode } from './code-of';
import { field, type FieldFault, type FieldOptions } from './field';
import type { JsonSchema } from './json-schema';
import { checkText, textSchema, type TextOptions } from './text';
import { checkWholeNumber, wholeNumberSchema, type WholeNumberOptions } from './whole-number';

export interface ListOptions extends FieldOptions {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A list of whole numbers, such as ids. */
export function WholeNumberList(options: ListOptions & WholeNumberOptions = {}): PropertyDecorator {
  return listOf(wholeNumberSchema(options), checkWholeNumber(options), options);
}

/** A list of codes out of a fixed set. */
export function CodeList(values: readonly string[], options: ListOptions = {}): PropertyDecorator {
  return listOf({ type: 'string', enum: values }, checkCode(values), options);
}

export function TextList(options: ListOptions & TextOptions = {}): PropertyDecorator {
  return listOf(textSchema(options), checkText(options), options);
}

/** A list whose entries the contract only describes; whoever uses them reads each. */
export function AnyList(items: JsonSchema, options: ListOptions = {}): PropertyDecorator {
  return listOf(items, () => undefined, options);
}

function listOf(
  items: JsonSchema,
  checkItem: (value: unknown) => FieldFault | undefined,
  options: ListOptions,
): PropertyDecorator {
  const { minItems, maxItems } = options;
  return field(
    {
      schema: {
        type: 'array',
        items,
        ...(minItems === undefined ? {} : { minItems }),
        ...(maxItems === undefined ? {} : { maxItems }),
      },
      check: (value) => {
        if (!Array.isArray(value)) return { code: 'not_a_list', message: 'Expected a list.' };
        if (minItems !== undefined && value.length < minItems) {
          return { code: 'too_few', message: `Expected at least ${minItems} items.` };
        }
        if (maxItems !== undefined && value.length > maxItems) {
          return { code: 'too_many', message: `Expected at most ${maxItems} items.` };
        }
        for (const [index, item] of value.entries()) {
          const fault = checkItem(item);
          if (fault !== undefined) return { code: fault.code, message: `Item ${index}: ${fault.message}` };
        }
        return undefined;
      },
    },
    options,
  );
}
