import { staffRoles, type StaffRole } from '@anz-payroll/accounts';
import { CommandRefused, list, optionalText, orRefuse, text, wholeNumber, type Command } from '../command';

export const userCreate: Command = {
  name: 'user create',
  about: 'Add a user who can sign in; without --password they set one by a link',
  options: {
    customer: { value: '<id>', about: 'The customer they belong to', isRequired: true },
    name: { value: '<name>', about: 'Their name', isRequired: true },
    email: { value: '<address>', about: 'Their e-mail address', isRequired: true },
    role: { value: '<role>', about: `${staffRoles.join(', ')}; default owner` },
    company: {
      value: '<id>',
      about: 'A company they reach, unless the role reaches all; may be repeated',
      isList: true,
    },
    password: { value: '<password>', about: 'At least 12 characters; better left out, it stays in the shell history' },
  },
  example: 'user create --customer 1 --name "Olive Owner" --email olive@saltbush.example',
  run: async (values, { accounts, actor, settings }) => {
    const role = optionalText(values, 'role') ?? 'owner';
    if (!isRole(role)) throw new CommandRefused(`--role must be one of ${staffRoles.join(', ')}`);
    const password = optionalText(values, 'password');
    const companyIds = list(values, 'company').map(Number);
    if (companyIds.some((id) => !Number.isSafeInteger(id) || id < 1)) {
      throw new CommandRefused('--company must be the id of a company');
    }
    const user = orRefuse(
      await accounts.createUser(
        {
          customerId: wholeNumber(values, 'customer'),
          name: text(values, 'name'),
          email: text(values, 'email'),
          role,
          companyIds,
          ...(password === undefined ? {} : { password }),
        },
        actor,
      ),
    );
    if (password !== undefined) return [`user ${user.id}`];
    const link = orRefuse(await accounts.issuePasswordLink(user.id, actor));
    const base = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
    return [`user ${user.id}`, `Set a password within a day: ${base}/set-password?token=${link.secret}`];
  },
};

function isRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text);
}
