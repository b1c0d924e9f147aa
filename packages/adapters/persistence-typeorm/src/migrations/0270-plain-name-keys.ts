import type { QueryRunner } from 'typeorm';
import { changeRows, type Migration, migrationName } from '../migrating';

/** Lower-case letters that keys had as they are, and what they are now, as they were when this migration was written. */
const letters = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ æ: 'ae', œ: 'oe', þ: 'th', ŋ: 'n', ß: 'ss' },
};

/**
 * What employees are ordered by has the plain letter for a letter with a stroke: Łukasz stands among the names with L. Lists
 * are read on from the key of the last person shown, so that a key of before would have a list begin again and again.
 */
export class PlainNameKeys0270 implements Migration {
  readonly name = migrationName('0270-plain-name-keys');

  async up(runner: QueryRunner): Promise<void> {
    const found = Object.keys(letters);
    const plain = found.reduce((key) => `REPLACE(${key}, ?, ?)`, 'name_key');
    const where = found.map(() => 'name_key LIKE ?').join(' OR ');
    await changeRows(runner, async () => {
      await runner.query(`UPDATE employees SET name_key = ${plain} WHERE ${where}`, [
        ...Object.entries(letters).flat(),
        ...found.map((letter) => `%${letter}%`),
      ]);
    });
  }

  /** A version before writes the key anew when somebody is saved. */
  async down(): Promise<void> {}
}
