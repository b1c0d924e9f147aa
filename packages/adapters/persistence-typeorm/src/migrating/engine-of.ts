import type { QueryRunner } from 'typeorm';
import type { Engine } from '../database/engine';

export function engineOf(runner: QueryRunner): Engine {
  return runner.dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite';
}
