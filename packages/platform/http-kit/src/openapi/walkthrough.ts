import type { Operation } from './operation';

/** One request of the walkthrough, as a person would write it. `{{name}}` stands for what an earlier answer gave. */
export interface WalkthroughStep {
  readonly operation: string;
  /** What a fresh demo lacks for it: its body is an example in the document, and it is no step of the walkthrough. */
  readonly needs?: string;
  /** Path parameters that are not simply the value of their own name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Values to keep from the answer, and where they stand in it: `employee_id: '0.employee.id'`. */
  readonly save?: Readonly<Record<string, string>>;
}

/** What the document says of one operation's place in the walkthrough. */
export type WalkthroughPlace = Omit<WalkthroughStep, 'operation' | 'needs'> & { readonly step: number };

/**
 * The operation with its steps of the walkthrough (`x-walkthrough`) and its first body as the example. Sent in order to a fresh demo,
 * every step succeeds; the collection and the tests of the client are made from it (decision 0761).
 */
export function withWalkthrough(operation: Operation, steps: readonly WalkthroughStep[]): Operation {
  const places = steps.flatMap(({ operation: id, needs, ...rest }, index): WalkthroughPlace[] =>
    id === operation.operationId && needs === undefined ? [{ step: index + 1, ...rest }] : [],
  );
  const body = steps.find((step) => step.operation === operation.operationId && step.body !== undefined)?.body;
  if (places.length === 0 && body === undefined) return operation;
  const { requestBody } = operation;
  return {
    ...operation,
    ...(requestBody === undefined || body === undefined
      ? {}
      : { requestBody: { ...requestBody, content: withExample(requestBody.content, sampled(body)) } }),
    ...(places.length === 0 ? {} : { 'x-walkthrough': places }),
  };
}

function withExample(content: NonNullable<Operation['requestBody']>['content'], value: unknown): typeof content {
  return Object.fromEntries(
    Object.entries(content).map(([mediaType, one]) => [mediaType, { ...one, examples: { demo: { value } } }]),
  );
}

/** Ids of a record that the walkthrough has made are shown as 1, another value of an earlier answer by its name. */
function sampled(value: unknown): unknown {
  if (typeof value === 'string') {
    const name = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    if (name === undefined) return value;
    return name.endsWith('_id') ? 1 : `<${name}>`;
  }
  if (Array.isArray(value)) return value.map(sampled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, sampled(member)]));
}
