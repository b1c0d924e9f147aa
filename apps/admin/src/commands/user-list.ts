import { canSignIn } from '@anz-payroll/accounts';
import { wholeNumber, type Command } from '../command';

export const userList: Command = {
  name: 'user list',
  about: 'List who signs in for a customer: role, status, and the companies that are listed for them',
  options: { customer: { value: '<id>', about: 'Which customer', isRequired: true } },
  example: 'user list --customer 1',
  run: async (values, { accounts, actor }) => {
    const customerId = wholeNumber(values, 'customer');
    const users = await accounts.listUsers(customerId);
    const act = { action: 'user.list', recordType: 'customer', recordId: String(customerId) };
    if (users.length > 0) await accounts.noteAudit({ ...actor, customerId }, act);
    return users.map(({ user, companyIds }) => {
      const status = canSignIn(user) ? 'active' : user.isActive ? 'invited' : 'disabled';
      const companies = companyIds.length === 0 ? '' : `  companies ${companyIds.join(', ')}`;
      return `user ${user.id}  ${user.email}  ${typeof user.role === 'object' ? `own role ${user.role.id}` : user.role}  ${status}${companies}`;
    });
  },
};
