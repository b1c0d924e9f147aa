import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { validationMetadataArrayToSchemas } from 'class-validator-jsonschema';
import { FIELD, ignoresUnknownKeys, nestedOf, type ContractClass, type JsonSchema } from '../contract';

export const COMPONENTS = '#/components/schemas/';

/** The fields of a class never change; reading them out takes a fifth of a second for all of the service's. */
const fieldSchemas = new WeakMap<ContractClass, JsonSchema>();

/** The JSON Schema of one contract; nested contracts are referred to by name. */
export function contractSchema(contract: ContractClass, use: 'request' | 'response'): JsonSchema {
  const schema = fieldSchemas.get(contract) ?? fieldSchema(contract);
  fieldSchemas.set(contract, schema);
  const closed = use === 'request' && !ignoresUnknownKeys(contract);
  return { ...schema, ...(closed ? { additionalProperties: false } : {}) };
}

function fieldSchema(contract: ContractClass): JsonSchema {
  const storage = getMetadataStorage();
  const metadatas = storage
    .getTargetValidationMetadatas(contract, '', false, false)
    .filter(({ type }) => type !== ValidationTypes.NESTED_VALIDATION)
    // Fields of a parent count as the class's own, so that the schema carries the class's own name.
    .map((metadata) => ({ ...metadata, target: contract, type: metadata.name ?? metadata.type }));
  const schemas = validationMetadataArrayToSchemas(metadatas, {
    additionalConverters: {
      [FIELD]: (metadata) => metadata.constraints[0] as Record<string, unknown>,
      [ValidationTypes.CONDITIONAL_VALIDATION]: {},
    },
  });
  const schema = (schemas[contract.name] ?? { type: 'object', properties: {} }) as JsonSchema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const nested = nestedOf(contract).get(key);
      return [key, nested === undefined ? property : withReference(property, `${COMPONENTS}${nested.contract().name}`)];
    }),
  );
  return { ...schema, properties };
}

/** A decorator runs before the class it names may exist, so it leaves `$ref` empty; here the name is known. */
function withReference(schema: JsonSchema, $ref: string): JsonSchema {
  return {
    ...schema,
    ...(schema.$ref === '' ? { $ref } : {}),
    ...(schema.items === undefined ? {} : { items: withReference(schema.items, $ref) }),
    ...(typeof schema.additionalProperties === 'object'
      ? { additionalProperties: withReference(schema.additionalProperties, $ref) }
      : {}),
    ...(schema.anyOf === undefined ? {} : { anyOf: schema.anyOf.map((one) => withReference(one, $ref)) }),
  };
}
