import { FindOperator, type EntitySchema, type ObjectLiteral, type ValueTransformer } from 'typeorm';
import type { SqlValue } from '../database/transaction';
import type { ReadOptions } from './read-rows';

/** What two reads have in common whose statements are the same, and the values of this one in their order. */
export interface StatementShape {
  readonly key: string;
  readonly values: readonly SqlValue[];
}

/** Undefined where a condition is none of the plain ones; such a statement is written each time. */
export function statementShape<Row extends ObjectLiteral>(
  table: EntitySchema<Row>,
  { where = {}, order, take, lock, only, refine }: ReadOptions<Row, keyof Row & string>,
): StatementShape | undefined {
  if (refine !== undefined || Array.isArray(where)) return undefined;
  const values: SqlValue[] = [];
  let key = `${table.options.name} ${only?.join() ?? '*'}`;
  for (const property of Object.keys(where)) {
    const condition: unknown = where[property];
    const column = table.options.columns[property];
    if (column === undefined || condition === undefined || condition === null) return undefined;
    const name = conditionName(condition, column.transformer as ValueTransformer, values);
    if (name === undefined) return undefined;
    key += ` ${property} ${name}`;
  }
  if (order !== undefined) key += ` order ${JSON.stringify(order)}`;
  if (take !== undefined) key += ` take ${take}`;
  if (lock !== undefined) key += ` lock ${JSON.stringify(lock)}`;
  return { key, values };
}

const compared = new Set(['moreThan', 'moreThanOrEqual', 'lessThan', 'lessThanOrEqual']);

function conditionName(condition: unknown, transformer: ValueTransformer, values: SqlValue[]): string | undefined {
  const add = (value: unknown) => values.push(transformer.to(value) as SqlValue);
  if (!(condition instanceof FindOperator)) {
    if (typeof condition === 'object') return undefined;
    add(condition);
    return '=';
  }
  const { type, child } = condition as FindOperator<unknown>;
  if (type === 'not') {
    const name = conditionName(child ?? condition.value, transformer, values);
    return name === undefined ? undefined : `not ${name}`;
  }
  if (child !== undefined) return undefined;
  if (type === 'isNull') return type;
  if (type === 'in' || type === 'between') {
    const list = condition.value as readonly unknown[];
    list.forEach(add);
    return `${type} ${list.length}`;
  }
  if (!compared.has(type)) return undefined;
  add(condition.value);
  return type;
}
