import { optionalWholeNumber, orRefuse, text, type Command } from '../command';

export const planCreate: Command = {
  name: 'plan create',
  about: 'Add a plan that subscriptions can name',
  options: {
    code: { value: '<code>', about: 'Lower-case letters, digits and hyphens', isRequired: true },
    name: { value: '<name>', about: 'What people read', isRequired: true },
    employees: {
      value: '<number>',
      about: 'Most employees that are neither deleted nor terminated; any number without it',
    },
  },
  example: 'plan create --code small --name "Up to 20" --employees 20',
  run: async (values, { accounts, actor }) => {
    const plan = orRefuse(
      await accounts.createPlan(
        {
          code: text(values, 'code'),
          name: text(values, 'name'),
          employeeCap: optionalWholeNumber(values, 'employees') ?? null,
        },
        actor,
      ),
    );
    return [`plan ${plan.code}`];
  },
};
