import { CommandRefused, optionalText, orRefuse, text, wholeNumber, type Command } from '../command';

export const subscriptionStart: Command = {
  name: 'subscription start',
  about: 'Give a customer a plan from now on; writes need an active subscription',
  options: {
    customer: { value: '<id>', about: 'The customer', isRequired: true },
    plan: { value: '<code>', about: 'The plan', isRequired: true },
    'ends-on': { value: '<YYYY-MM-DD>', about: 'Last day, in UTC; without it, until it is ended' },
    trial: { about: 'A free trial rather than a paid subscription' },
  },
  example: 'subscription start --customer 1 --plan small',
  run: async (values, { accounts, actor }) => {
    const subscription = orRefuse(
      await accounts.startSubscription(
        {
          customerId: wholeNumber(values, 'customer'),
          planCode: text(values, 'plan'),
          kind: values['trial'] === true ? 'trial' : 'paid',
          endsAt: endOfDay(optionalText(values, 'ends-on')),
        },
        actor,
      ),
    );
    return [`subscription ${subscription.id}`];
  },
};

function endOfDay(day: string | undefined): number | null {
  if (day === undefined) return null;
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw new CommandRefused(`--ends-on must be a day such as 2027-06-30, not ${day}`);
  return midnight + 86_400_000;
}
