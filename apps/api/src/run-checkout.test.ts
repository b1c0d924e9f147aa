import { emailsInLog } from './run-checkout';

test.each([
  [{ sent: 2, failed: 0 }, ['info', 'emails', { sent: 2, failed: 0 }]],
  [
    { sent: 1, failed: 2, reasons: ['ECONNREFUSED', 'EAUTH 535'] },
    ['warn', 'some emails could not be sent', { sent: 1, failed: 2, reasons: 'ECONNREFUSED; EAUTH 535' }],
  ],
])('the log tells of emails that went out, and warns of those that did not with the reason', (report, expected) => {
  const said: unknown[] = [];
  emailsInLog({
    info: (...all) => void said.push(['info', ...all]),
    warn: (...all) => void said.push(['warn', ...all]),
  })(report);
  expect(said).toEqual([expected]);
});
