import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filingUseCases } from '@anz-payroll/filing';
import { auCompany, auPay, auStaff, memoryFiling, type MemoryFiling } from '@anz-payroll/filing/testing';
import { folderSimulator } from './folder-simulator';
import { httpGateway, readAnswer } from './http-gateway';
import { simulatedFaults } from './simulated-faults';
import { startLodging } from './start-lodging';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let url: string;
let received: { id: string; body: string; authorization: string | undefined }[];
let handler: Handler;
let now: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({
        id: String(request.headers['idempotency-key']),
        body,
        authorization: request.headers.authorization,
      });
      handler(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lodge`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  now = Date.UTC(2026, 10, 15);
});

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const accepting: Handler = (_request, response, body) => {
  const { messageId } = JSON.parse(body) as { messageId: string };
  response.writeHead(200).end(JSON.stringify({ messageId, status: 'accepted', message: 'Receipt 1' }));
};

function queued(): { filing: MemoryFiling; submit: () => Promise<unknown> } {
  const filing = memoryFiling();
  filing.companies.set(1, auCompany());
  filing.employees.set(7, auStaff(7));
  const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];
  filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours }));
  const clock = { now: () => now };
  let ids = 0;
  const useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock,
    ids: { uuid: () => `0000-${(ids += 1)}` },
    softwareId: 'test',
    wake: () => undefined,
  });
  return { filing, submit: () => useCases.submitStpPays({ companyId: 1, action: 'NEW', isFinal: false }) };
}

describe('a gateway over HTTP', () => {
  // Only who never answers whole is waited for briefly; the others have all the time they need.
  const gateway = (key?: string, timeoutMs = 30_000) => httpGateway({ url, key, timeoutMs });
  const message = { messageId: 'm-1', body: '{"messageId":"m-1"}' };

  test('the message goes whole, with its id and the key', async () => {
    handler = accepting;
    expect(await gateway('secret').lodge(message)).toEqual({ kind: 'accepted', message: 'Receipt 1' });
    expect(received).toEqual([{ id: 'm-1', body: message.body, authorization: 'Bearer secret' }]);
  });

  test.each<[string, Handler, string]>([
    ['never answers', () => undefined, 'no complete answer within 0.2 seconds'],
    ['answers half', (_request, response) => void response.writeHead(200).write('{"mess'), 'no complete answer within'],
    ['hangs up', (request) => void request.socket.destroy(), 'could not be reached: ECONNRESET'],
    ['answers 500', answer(500, 'oops'), 'answered 500'],
    ['answers garbage', answer(200, '<html>Welcome</html>'), 'does not speak of this message'],
    [
      'speaks of another message',
      answer(200, { messageId: 'm-2', status: 'accepted' }),
      'does not speak of this message',
    ],
    ['has not decided', answer(202, { messageId: 'm-1', status: 'received' }), 'has not decided yet'],
    ['does not know us', answer(401, { message: 'Who are you?' }), 'answered 401'],
    ['sends us elsewhere', answer(302, '', { location: '/other' }), 'answered 302'],
  ])('that %s leaves the message to be tried again', async (_name, behaviour, says) => {
    handler = behaviour;
    const patience = says.startsWith('no complete answer') ? 200 : 30_000;
    expect(await gateway(undefined, patience).lodge(message)).toMatchObject({
      kind: 'unclear',
      message: expect.stringContaining(says) as string,
    });
  });

  test('that rejects gives its reason, with the codes of its errors', async () => {
    const errors = [{ code: 'CMN.ATO.PAYEVNT.EM48', message: 'ABN is not registered' }];
    handler = answer(200, { messageId: 'm-1', status: 'rejected', errors });
    expect(await gateway().lodge(message)).toEqual({
      kind: 'rejected',
      message: 'CMN.ATO.PAYEVNT.EM48: ABN is not registered',
    });
    handler = answer(422, { message: 'Not a pay event' });
    expect(await gateway().lodge(message)).toEqual({ kind: 'rejected', message: 'Not a pay event' });
    handler = answer(400, 'no');
    expect(await gateway().lodge(message)).toEqual({
      kind: 'rejected',
      message: 'The gateway refused the message with 400.',
    });
  });

  test('that is not there', async () => {
    expect(await httpGateway({ url: 'http://127.0.0.1:9/' }).lodge(message)).toMatchObject({
      kind: 'unclear',
      message: 'The gateway could not be reached: ECONNREFUSED.',
    });
  });

  test('that asks for patience gets it', () => {
    expect(readAnswer(429, '', 'm-1', '90')).toMatchObject({ kind: 'unclear', retryAfterMs: 90_000 });
    expect(readAnswer(503, '', 'm-1', 'soon')).toEqual({ kind: 'unclear', message: 'The gateway answered 503.' });
  });
});

test('nothing is lost and nothing is sent without its id, whatever the gateway does on the way', async () => {
  const { filing, submit } = queued();
  await submit();
  const troubles: Handler[] = [
    () => undefined,
    answer(500, ''),
    answer(200, 'garbage'),
    (request) => void request.socket.destroy(),
    accepting,
  ];
  handler = (...args) => troubles[Math.min(received.length, troubles.length) - 1]!(...args);
  const clock = { now: () => now };
  const onTrouble = (error: unknown) => {
    throw error;
  };
  for (let pass = 0; pass < 5; pass++) {
    const service = httpGateway({ url, timeoutMs: pass === 0 ? 200 : 30_000 });
    const lodging = startLodging({ unitOfWork: filing.unitOfWork, clock, service, onTrouble });
    await lodging.stop();
    expect(filing.pay(1)?.stpStatus).toBe(pass < 4 ? 'queued' : 'accepted');
    now += 3_600_000;
  }
  expect(received.map(({ id }) => id)).toEqual(Array(5).fill('0000-1'));
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
});

describe('the folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payroll-lodgement-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('keeps the message and its answer, accepts what is right, and says what it is', async () => {
    const { filing, submit } = queued();
    await submit();
    const service = folderSimulator(join(folder, 'new'));
    const body = filing.bodies()[0]!;
    const said = await service.lodge({ messageId: '0000-1', body });
    expect(said).toEqual({ kind: 'accepted', message: expect.stringContaining('Simulator') as string });
    expect(await service.lodge({ messageId: '0000-1', body })).toEqual(said);
    expect((await readdir(join(folder, 'new'))).sort()).toEqual(['0000-1.answer.json', '0000-1.json']);
    expect(await readFile(join(folder, 'new', '0000-1.json'), 'utf8')).toBe(body);
    expect((await stat(join(folder, 'new', '0000-1.json'))).mode & 0o077).toBe(0);
  });

  test('rejects by its own checks', async () => {
    const { filing, submit } = queued();
    await submit();
    const body = filing.bodies()[0]!;
    const spoilt = body
      .replace('123456782', '123456789')
      .replace('"gross":"1349.00"', '"gross":"-1.00"')
      .replace('51824753556', '51824753557');
    const said = await folderSimulator(folder).lodge({ messageId: '0000-1', body: spoilt });
    expect(said).toEqual({
      kind: 'rejected',
      message:
        'Simulator: rejected, nothing was sent to the tax office: payer ABN fails its check; payee 7: tax file number fails ' +
        'its check; payee 7: a year-to-date amount is negative or no amount.',
    });
    expect(simulatedFaults('other', body)).toEqual(['the message carries another id']);
    expect(simulatedFaults('x', 'garbage')).toEqual(['the message is not JSON']);
  });

  // ATO STP Phase 2, "Income types": WHM has a country code, and each income type of the year keeps its amounts.
  test('accepts a working holiday maker, also after the visa has changed', async () => {
    const { filing, submit } = queued();
    filing.employees.set(7, auStaff(7, { working_holiday_tax_scale_applies: true, working_holiday_country: 'FR' }));
    const paid = (id: number, payDate: string, incomeType: string, taxTreatment: string) => {
      const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];
      const pay = auPay({ id, employeeId: 7 }, { payDate, hours });
      filing.putPay({ ...pay, result: { ...pay.result, reportedAs: { incomeType, taxTreatment } } as never });
    };
    paid(1, '2026-11-12', 'WHM', 'HRXXXX');
    await submit();
    const [body] = filing.bodies();
    expect(JSON.parse(body!)).toMatchObject({ payees: [{ yearToDate: { incomeType: 'WHM', country: 'fr' } }] });
    expect(simulatedFaults('0000-1', body!)).toEqual([]);
    expect(simulatedFaults('0000-1', body!.replace('"country":"fr"', '"country":"1.00"'))).toEqual([
      'payee 7: country of the income',
    ]);

    paid(2, '2026-11-19', 'SAW', 'RTXXXX');
    await submit();
    const later = filing.bodies().at(-1)!;
    expect(JSON.parse(later)).toMatchObject({
      payees: [{ yearToDate: { incomeType: 'SAW' }, otherIncomeTypes: [{ incomeType: 'WHM', country: 'fr' }] }],
    });
    expect(simulatedFaults('0000-2', later)).toEqual([]);
    const spoilt = later.replace(/("otherIncomeTypes":.*?"gross":")/, '$1-');
    expect(simulatedFaults('0000-2', spoilt)).toEqual(['payee 7: a year-to-date amount is negative or no amount']);
  });

  test('that cannot be written leaves the message to be tried again', async () => {
    const service = folderSimulator('/dev/null/nowhere');
    expect(await service.lodge({ messageId: 'm', body: '{}' })).toMatchObject({ kind: 'unclear' });
    expect(await service.lodge({ messageId: '../escape', body: '{}' })).toMatchObject({ kind: 'rejected' });
  });
});
