import { nestedOf, type ContractClass, type JsonSchema } from '../contract';
import type { Route } from '../route';
import { contractSchema } from './contract-schema';

/** The bodies of spec 7.1 and of RFC 9457. */
const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  ErrorDetail: {
    type: 'object',
    properties: { detail: { type: 'string' } },
    required: ['detail'],
  },
  ErrorMessage: {
    type: 'object',
    properties: { error: { type: 'string' } },
    required: ['error'],
  },
  ValidationFailure: {
    type: 'object',
    properties: {
      status_code: { type: 'integer', const: 10422, description: '10000 plus the HTTP status.' },
      message: { type: 'string' },
      data: { type: 'array', items: { $ref: '#/components/schemas/ValidationFault' } },
    },
    required: ['status_code', 'message', 'data'],
  },
  ValidationFault: {
    type: 'object',
    properties: {
      path: { type: 'string', examples: ['body[0].date_of_birth'] },
      message: { type: 'string' },
      code: { type: 'string', examples: ['not_a_date'] },
    },
    required: ['path', 'message', 'code'],
  },
  ProblemDetails: {
    type: 'object',
    properties: {
      type: { type: 'string', format: 'uri' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      instance: { type: 'string', format: 'uri' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/ValidationFault' } },
    },
    required: ['type', 'title', 'status', 'detail', 'instance'],
  },
};

/** Every contract that the routes name, with everything nested in it. Two classes of one name are refused. */
export function componentSchemas(routes: readonly Route[]): Readonly<Record<string, JsonSchema>> {
  const byName = new Map<string, ContractClass>();
  const schemas: Record<string, JsonSchema> = { ...errorSchemas };
  const visit = (contract: ContractClass, use: 'request' | 'response'): void => {
    const known = byName.get(contract.name);
    if (known === contract) return;
    if (known !== undefined || contract.name in errorSchemas) {
      throw new TypeError(`Two contracts are called ${contract.name}; schema names must differ`);
    }
    byName.set(contract.name, contract);
    schemas[contract.name] = contractSchema(contract, use);
    for (const nested of nestedOf(contract).values()) visit(nested.contract(), use);
  };
  // Requests first: a contract used both ways keeps the stricter schema, which its answers satisfy too.
  for (const { request } of routes) if (request.body !== undefined) visit(request.body.contract, 'request');
  for (const { responses, protocolErrors } of routes) {
    if (protocolErrors !== undefined) visit(protocolErrors.contract, 'response');
    for (const answer of Object.values(responses)) {
      if (answer.kind === 'json') for (const contract of [answer.contract].flat()) visit(contract, 'response');
    }
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}
