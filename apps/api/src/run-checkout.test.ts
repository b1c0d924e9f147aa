import { emailsInLog, tellWithoutMailServer } from './run-checkout';

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

test('production without a mail server says at its start that nobody gets the emails', () => {
  const said: string[] = [];
  const log = { warn: (text: string) => void said.push(text) };
  tellWithoutMailServer({ mode: 'development', smtpUrl: undefined }, log);
  tellWithoutMailServer({ mode: 'production', smtpUrl: 'smtps://mail.example' }, log);
  expect(said).toEqual([]);
  tellWithoutMailServer({ mode: 'production', smtpUrl: undefined }, log);
  expect(said).toEqual([expect.stringContaining('no SMTP_URL')]);
});
