import { operations, requestMembers } from './generated/operations';

type Operations = typeof operations;

/** The names of the operations that take a JSON body. */
export type OperationWithBody = {
  [Name in keyof Operations]: Operations[Name] extends { readonly body: string } ? Name : never;
}[keyof Operations];

/**
 * A record as it was read, as the operation takes it: members that cannot be sent (ids, totals, timestamps) are left out, and nulls where null
 * means nothing. Unknown members are left out too, since the service refuses them.
 */
export function toSendable(operation: OperationWithBody, record: object): Record<string, unknown> {
  const known: { readonly body?: string } | undefined = Object.hasOwn(operations, operation)
    ? operations[operation]
    : undefined;
  if (known?.body === undefined) {
    throw new TypeError(
      `${String(operation)} is no operation with a body; operations lists them, such as create-pays.`,
    );
  }
  return membersIn(known.body, record);
}

function membersIn(schema: string, record: object): Record<string, unknown> {
  const members = requestMembers[schema] ?? {};
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const member = Object.hasOwn(members, name) ? members[name] : undefined;
      if (member === undefined || value === undefined || (value === null && member.null !== true)) return [];
      return [[name, member.schema === undefined ? value : inner(member.schema, value)]];
    }),
  );
}

function inner(schema: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inner(schema, item));
  return typeof value === 'object' && value !== null ? membersIn(schema, value) : value;
}
