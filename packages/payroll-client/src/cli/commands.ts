import { readFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { refusingPages } from '../payroll-client';
import { bodyOf, PayrollProblem } from '../payroll-problem';
import { result } from '../result';
import { address, optional, required, UsageProblem, wholeNumber, type Command, type CommandContext } from './command';
import { eventsOfCommand, whyAway } from './events-of-command';
import { ordinaryHours, paysFromCsv } from './pays-from-csv';
import { sendSigned } from './sign-webhook';
import { whyUnanswered } from './why-unanswered';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const pays: Command = {
  usage: 'pays <file.csv> --company <id> --pay-date <YYYY-MM-DD> [--preview] [--key <key>]',
  operand: 'CSV file',
  about:
    'Creates pays from a CSV (employee_number,description,units,value,rate), once for each key; with --preview only shows them',
  options: { company: text, 'pay-date': text, preview: flag, key: text },
  async run(context) {
    const [file] = context.positionals;
    if (file === undefined) throw new UsageProblem('Name the CSV file');
    const body = paysFromCsv(textOf(file));
    await printPays(context, body, context.values['preview'] === true);
  },
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const whatIf: Command = {
  usage: 'what-if --company <id> --employee <number> --hours <n> [--rate <n>] --pay-date <YYYY-MM-DD>',
  about: 'Shows what a pay would be; nothing is stored',
  options: { company: text, employee: text, hours: text, rate: text, 'pay-date': text },
  async run(context) {
    const rate = optional(context, 'rate');
    const worked = { value: required(context, 'hours'), ...(rate === undefined ? {} : { rate }) };
    const pay = { employee_number: required(context, 'employee'), hours: [{ ...ordinaryHours, ...worked }] };
    await printPays(context, [pay], true);
  },
};

async function printPays(context: CommandContext, body: ReturnType<typeof paysFromCsv>, preview: boolean) {
  const { api } = context.client();
  const params = {
    path: { company_id: wholeNumber(context, 'company') },
    query: { identifier_type: 'employee_number', pay_date: required(context, 'pay-date') },
  } as const;
  const create = (key: string) => {
    const header = { 'idempotency-key': key };
    return result(api.PUT('/api/company/{company_id}/pays/create', { params: { ...params, header }, body }));
  };
  const made: readonly object[] = preview
    ? await result(api.POST('/api/company/{company_id}/pays/preview', { params, body }))
    : await onceByKey(context, create);
  context.print(preview ? 'Nothing was stored.' : 'Stored.');
  for (const pay of made) {
    const figure = (name: string): string => String(Reflect.get(pay, name) ?? '');
    context.print(
      `${figure('employee_number')}: gross ${figure('gross')}, tax ${figure('tax')}, net ${figure('net')}${preview ? '' : `, pay ${figure('id')}`}`,
    );
    const warnings: unknown = Reflect.get(pay, 'warnings');
    for (const warning of Array.isArray(warnings) ? (warnings as readonly object[]) : []) {
      context.print(`  warning: ${String(Reflect.get(warning, 'message'))}`);
    }
  }
}

/** A request whose answer was lost may have been done: whoever repeats it under another key pays everybody twice. */
async function onceByKey<T>(context: CommandContext, create: (key: string) => Promise<T>): Promise<T> {
  const key = optional(context, 'key') ?? randomUUID();
  try {
    return await create(key);
  } catch (error) {
    if (whyAway(error) !== undefined) {
      context.complain(`The pays may have been stored. Run it again with --key ${key}, and nobody is paid twice.`);
    }
    throw error;
  }
}

const explain: Command = {
  usage: 'explain <pay id> --company <id>',
  operand: 'id of a pay',
  about: 'Every figure of a pay as steps, down to the published table',
  options: { company: text },
  async run(context) {
    const [pay] = context.positionals;
    if (pay === undefined || !/^\d+$/.test(pay)) throw new UsageProblem('Name the id of the pay');
    const client = context.client();
    const address = `${client.baseUrl}/api/company/${wholeNumber(context, 'company')}/pays/${pay}/explanation`;
    const answer = await refusingPages(await client.fetch(new Request(address, { headers: { accept: 'text/plain' } })));
    if (!answer.ok) throw new PayrollProblem(answer, await bodyOf(answer));
    context.print((await answer.text()).trimEnd());
  },
};

const events: Command = {
  usage: 'events [--after <cursor>] [--follow]',
  about: 'Prints events, one a line; with --follow waits for new ones',
  options: { after: text, follow: flag },
  async run(context) {
    const isFollowing = context.values['follow'] === true;
    for await (const { cursor, envelope } of eventsOfCommand(context, cursorOf(context), isFollowing)) {
      context.print(`${cursor} ${JSON.stringify(envelope)}`);
    }
  },
};

const forward: Command = {
  usage: 'forward --to <http://localhost:8080/hook> [--secret <secret>] [--after <cursor>] [--once]',
  about: 'Sends events to an address of this machine as signed webhooks, from now on',
  options: { to: text, secret: text, after: text, once: flag },
  async run(context) {
    const to = address('--to', required(context, 'to'));
    const secret = secretOf(context);
    const start = cursorOf(context) ?? (await newest(context));
    for await (const { cursor, envelope } of eventsOfCommand(context, start, context.values['once'] !== true)) {
      const [id, type] = ['id', 'type'].map((name) => String(Reflect.get(envelope, name))) as [string, string];
      context.print(`${cursor} ${type}: ${await forwarded(to, secret, { ...envelope, id, type })}`);
    }
  },
};

/** The status of the listener's answer. A listener that is being restarted ends nothing: the line has the cursor to begin at again. */
async function forwarded(...[to, secret, envelope]: Parameters<typeof sendSigned>): Promise<string> {
  try {
    return String(await sendSigned(to, secret, envelope));
  } catch (error) {
    const why = whyUnanswered(error);
    if (why === undefined) throw error;
    return why;
  }
}

const trigger: Command = {
  usage: 'trigger <event> --to <http://localhost:8080/hook> [--secret <secret>] [--company <id>]',
  operand: 'event',
  about: 'Sends one sample event, signed, with a record of yours as its data',
  options: { to: text, secret: text, company: text },
  async run(context) {
    const [event] = context.positionals;
    const to = address('--to', required(context, 'to'));
    const { api } = context.client();
    const { availableEvents } = await result(api.GET('/api/webhooks'));
    const known: readonly string[] = availableEvents;
    if (event === undefined || !known.includes(event)) throw new UsageProblem(`Events are ${known.join(', ')}`);
    const [company] = await result(api.GET('/api/company'));
    const company_id = optional(context, 'company') === undefined ? company?.id : wholeNumber(context, 'company');
    if (company_id === undefined) throw new UsageProblem('There is no company yet; create one first');
    const params = { path: { company_id } };
    const [kind = ''] = event.split('.');
    const [record] =
      kind === 'company'
        ? [await result(api.GET('/api/company/{company_id}', { params }))]
        : kind === 'employee'
          ? await result(api.GET('/api/company/{company_id}/employees', { params }))
          : await result(api.GET('/api/company/{company_id}/pays', { params }));
    if (record === undefined) throw new UsageProblem(`The company has no ${kind} to show`);
    const { sub } = await result(api.GET('/api/oauth/userinfo'));
    const envelope = {
      id: randomUUID(),
      type: event,
      createdAt: new Date().toISOString().replace('Z', ''),
      customerId: Number(sub),
      entity: { type: kind, id: record.id },
      data: record,
    };
    context.print(`${event}: ${await sendSigned(to, secretOf(context), envelope)}`);
  },
};

function cursorOf(context: CommandContext): number | undefined {
  return optional(context, 'after') === undefined ? undefined : wholeNumber(context, 'after');
}

/** Without one, a secret for this run, printed so that the listener can be told. */
function secretOf(context: CommandContext): string {
  const given = optional(context, 'secret');
  if (given !== undefined) return given;
  const made = `whsec_${randomBytes(24).toString('base64')}`;
  context.print(`secret ${made}`);
  return made;
}

/**
 * The cursor of the newest event, found by doubling and halving steps: to read a feed of 100,000 events to its end would take most of an hour under the
 * limit of requests.
 */
async function newest(context: CommandContext): Promise<number | undefined> {
  const { api } = context.client();
  const firstAfter = async (after: number): Promise<number | undefined> => {
    const { events: found } = await result(api.GET('/api/events', { params: { query: { after, limit: 1 } } }));
    return found[0]?.cursor;
  };
  let known = await firstAfter(0);
  if (known === undefined) return undefined;
  let step = 1;
  for (let found = await firstAfter(known + step); found !== undefined; found = await firstAfter(known + step)) {
    known = found;
    step *= 2;
  }
  let none = known + step;
  while (known < none) {
    const middle: number = known + Math.floor((none - known) / 2);
    const found = await firstAfter(middle);
    if (found === undefined) none = middle;
    else known = found;
  }
  return known;
}

/** The commands that need a login. */
export const commands: Readonly<Record<string, Command>> = {
  pays,
  'what-if': whatIf,
  explain,
  events,
  forward,
  trigger,
};
