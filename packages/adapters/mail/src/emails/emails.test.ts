import type { Email } from './email';
import { writeEmail } from './write-email';

const to = { name: 'Moana Tūī', address: 'moana@kowhai.example' };
const facts = {
  company: 'Kōwhai <Bakery> & Sons',
  partner: 'Roster "Co"',
  product: 'Payroll Plus',
  ends_on: '2026-12-15',
};
const links = {
  setPassword: 'https://pay.example/set-password?token=abc&x=1',
  signIn: 'https://pay.example/sign-in',
};
const email = (kind: Email['kind']): Email => ({ kind, userId: 1, facts });

describe('emails', () => {
  test.each(['trial-welcome', 'order-welcome', 'order-confirmed'] as const)(
    '%s says who, what and until when, in both forms, and never without an address',
    (kind) => {
      const written = writeEmail(email(kind), to, links);
      expect(written.to).toEqual(to);
      for (const form of [written.text, written.html]) {
        expect(form).toContain('Moana Tūī');
        expect(form).toContain('15 December 2026');
      }
      expect(written.text).toContain('Roster "Co"');
      expect(written.text).toContain(links.setPassword);
      expect(written.html).toContain('href="https://pay.example/set-password?token=abc&amp;x=1"');
    },
  );

  test('a payslip says who paid when and leads to it, and nothing leads elsewhere', () => {
    const payslip = 'https://pay.example/payslip?token=abc';
    const paid = { company: 'Kōwhai <Bakery>', pay_date: '2026-11-12' };
    const written = writeEmail({ kind: 'payslip', userId: 1, facts: paid }, to, { signIn: links.signIn, payslip });
    expect(written.subject).toBe('Your payslip of 12 November 2026 from Kōwhai <Bakery>');
    expect(written.html).toContain('Kōwhai &lt;Bakery&gt; has paid you on 12 November 2026.');
    for (const form of [written.text, written.html]) {
      expect(form).toContain(payslip);
      expect(form).not.toContain(links.signIn);
    }
  });

  test.each([
    ['invitation', 'Your invitation to the payroll of Kōwhai', ['Ana invites you to the payroll of Kōwhai.']],
    ['password-reset', 'Set a new password for payroll', ['If it was not you, do nothing']],
    ['password-changed', 'Your payroll password was changed', ['You were signed out everywhere']],
    ['sign-in-changed', 'Your payroll sign-in was changed', ['signing in takes a code from now on']],
    ['new-device', 'A new browser signed in to your payroll account', ['192.0.2.7', '2026-11-15 00:00 UTC: Firefox']],
  ] as const)('%s says what happened and where to go', (kind, subject, says) => {
    const device = { address: '192.0.2.7', agent: 'Firefox', at: String(Date.UTC(2026, 10, 15)) };
    const told = { customer: 'Kōwhai', inviter: 'Ana', what: 'second-factor-on', ...device };
    const written = writeEmail({ kind, userId: 1, facts: told }, to, links);
    expect(written.subject).toBe(subject);
    for (const words of says) expect(written.text).toContain(words);
    expect(written.text).toContain(links.setPassword);
  });

  test('what people typed is text, not markup', () => {
    const { html } = writeEmail(email('trial-welcome'), { ...to, name: '<img src=x>' }, links);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<Bakery>');
    expect(html).toContain('Kōwhai &lt;Bakery&gt; &amp; Sons');
  });

  test('a line break in a name begins neither a header nor a line', () => {
    const nasty = { ...facts, company: 'A\r\nBcc: everyone@example.com' };
    const written = writeEmail({ ...email('trial-welcome'), facts: nasty }, { ...to, name: 'B\nc' }, links);
    expect(written.subject).toBe('Your payroll trial for A Bcc: everyone@example.com');
    expect(written.to.name).toBe('B c');
  });
});
