import { createTransport } from 'nodemailer';
import { messageOf } from '../transports/message-of';
import { emailKinds, type Email } from './email';
import { writeEmail } from './write-email';

const hostile = [
  'a\r\nBcc: everyone@evil.example',
  'a\nContent-Type: text/html\n\n<script>alert(1)</script>',
  `"'><script>alert(1)</script>`,
  '=?utf-8?q?=0D=0ABcc:_everyone@evil.example?=',
  '"A" <everyone@evil.example>, B',
  'a\u0000b\u2028c',
  '\u202eevil',
  'x'.repeat(2000),
];

const facts = { company: 'Kōwhai', partner: 'Roster', product: 'Plus', ends_on: '2026-12-15', pay_date: '2026-11-12' };
const links = { setPassword: 'https://pay.example/set?token=abc', signIn: 'https://pay.example/sign-in' };
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The message as it goes over the wire: names of its headers, and to whom it is handed. */
async function sent(email: Email, name: string) {
  const written = writeEmail(email, { name, address: 'moana@kowhai.example' }, links);
  const { message, envelope } = await transport.sendMail(messageOf(written, 'pay@pay.example', 'id-1'));
  const raw = (message as Buffer).toString('latin1');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':', 1)[0]?.toLowerCase());
  return { written, names, envelope, lines: head.split('\r\n') };
}

test.each(emailKinds)('%s: no text of anybody adds a header, a recipient or markup', async (kind) => {
  const plain = await sent({ kind, userId: 1, facts }, 'Moana');
  expect(plain.envelope).toEqual({ from: 'pay@pay.example', to: ['moana@kowhai.example'] });
  for (const text of hostile) {
    for (const field of ['name', ...Object.keys(facts)]) {
      const email = { kind, userId: 1, facts: field === 'name' ? facts : { ...facts, [field]: text } };
      const { written, names, envelope, lines } = await sent(email, field === 'name' ? text : 'Moana');
      expect(names).toEqual(plain.names);
      expect(envelope).toEqual(plain.envelope);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(written.html).not.toContain('<script');
      expect(written.html).not.toContain(`"'>`);
      expect(written.subject).not.toMatch(/[\r\n\u0000]/);
    }
  }
});
