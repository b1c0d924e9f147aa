import type { QueryRunner } from 'typeorm';
import { webOrigins } from '@anz-payroll/accounts';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Web origins of applications, to be found by the origin that a browser sends. */
export class ClientOrigins0131 implements Migration {
  readonly name = migrationName('0131-client-origins');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'oauth_client_origins',
      { client_record_id: column.integer(), origin: column.code(300) },
      { primaryKey: ['client_record_id', 'origin'] },
    );
    await createIndex(runner, 'oauth_client_origins_by_origin', 'oauth_client_origins', ['origin']);
    await runner.query('DELETE FROM oauth_client_origins');
    const clients = (await runner.query('SELECT id, redirect_uris FROM oauth_clients')) as readonly {
      readonly id: number;
      readonly redirect_uris: string;
    }[];
    for (const { id, redirect_uris: uris } of clients) {
      for (const origin of webOrigins(JSON.parse(uris) as string[])) {
        await runner.query('INSERT INTO oauth_client_origins (client_record_id, origin) VALUES (?, ?)', [id, origin]);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'oauth_client_origins');
  }
}
