import axios from 'axios';
import { appendFile, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AuditHead } from '@anz-payroll/accounts';
import type { Settings } from '@anz-payroll/configuration';
import type { Clock } from '@anz-payroll/kernel';
import { makeFolder } from '@anz-payroll/kernel/folders';
import type { Transport } from '@anz-payroll/mail';

/** Heads of the audit log, noted where whoever can write to the database cannot write. */
export interface AuditHeads {
  /** Notes the heads that have moved since this process last did; answers how many. Nothing without `AUDIT_HEADS`. */
  note(): Promise<number>;
  /** The heads in a file of notes: a line of JSON each, as they were written, mailed or posted. */
  read(file?: string): Promise<readonly AuditHead[]>;
}

interface HeadsParts {
  readonly settings: Pick<Settings, 'auditHeads'>;
  readonly heads: () => Promise<readonly AuditHead[]>;
  readonly transport: () => Transport;
  readonly clock: Clock;
}

const POST_WITHIN_MS = 10_000;

export function auditHeads({ settings, heads, transport, clock }: HeadsParts): AuditHeads {
  const target = settings.auditHeads;
  const noted = new Map<number, string>();
  return {
    note: async () => {
      if (target === undefined) return 0;
      const moved = (await heads()).filter(({ customerId, hash }) => noted.get(customerId) !== hash);
      if (moved.length === 0) return 0;
      await send(target, JSON.stringify({ at: new Date(clock.now()).toISOString(), heads: moved }), clock, transport);
      for (const { customerId, hash } of moved) noted.set(customerId, hash);
      return moved.length;
    },
    read: async (file = fileOf(target)) => {
      if (file === undefined) return [];
      const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
      return lines.flatMap((line, n) => readLine(line, n + 1));
    },
  };
}

async function send(target: string, line: string, clock: Clock, transport: () => Transport): Promise<void> {
  const file = fileOf(target);
  if (file !== undefined) {
    await makeFolder(dirname(file));
    await appendFile(file, `${line}\n`, { mode: 0o600 });
    return;
  }
  if (target.startsWith('mailto:')) {
    const email = { to: { name: '', address: target.slice('mailto:'.length) }, subject: 'Heads of the audit log' };
    await transport().send({ ...email, text: `${line}\n`, html: '' }, `audit-heads-${clock.now()}`);
    return;
  }
  const { status } = await axios.post<string>(target, Buffer.from(line, 'utf8'), {
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(POST_WITHIN_MS),
    responseType: 'text',
    maxRedirects: 0,
    proxy: false,
    validateStatus: () => true,
  });
  if (status < 200 || status >= 300) throw new Error(`AUDIT_HEADS answered ${status}.`);
}

function fileOf(target: string | undefined): string | undefined {
  return target?.startsWith('file:') === true ? target.slice('file:'.length) : undefined;
}

function readLine(line: string, number: number): readonly AuditHead[] {
  const { heads } = JSON.parse(line) as { readonly heads?: readonly Partial<AuditHead>[] };
  if (!Array.isArray(heads)) throw new Error(`Line ${number} of the noted heads is none.`);
  return heads.map(({ customerId, sequence, hash }: Partial<AuditHead>) => {
    if (typeof customerId !== 'number' || typeof sequence !== 'number' || typeof hash !== 'string') {
      throw new Error(`Line ${number} of the noted heads is none.`);
    }
    return { customerId, sequence, hash };
  });
}
