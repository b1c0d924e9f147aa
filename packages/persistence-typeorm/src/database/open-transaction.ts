import type { QueryRunner } from 'typeorm';
import type { Vault } from '../vault';
import type { Engine } from './engine';
import type { Transaction } from './transaction';

export function openTransaction(engine: Engine, vault: Vault, runner: QueryRunner): Transaction {
  return {
    engine,
    vault,
    get manager() {
      return runner.manager;
    },
    forUpdate: engine === 'mysql' ? ' FOR UPDATE' : '',
    query: async <Row>(sql: string, values: readonly unknown[] = []) => {
      const result = await runner.query(sql, [...values], true);
      return result.records as Row[];
    },
    execute: async (sql, values = []) => {
      const result = await runner.query(sql, [...values], true);
      return result.affected ?? 0;
    },
  };
}
