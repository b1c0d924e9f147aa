import { optionalText, optionalWholeNumber, orRefuse, text, type Command } from '../command';

export const productCreate: Command = {
  name: 'product create',
  about: 'Add a product that resellers can order; its GST is that of the country of sale',
  options: {
    name: { value: '<name>', about: 'What people read', isRequired: true },
    interval: { value: '<MONTHLY|ANNUAL>', about: 'What one payment buys', isRequired: true },
    'price-au': { value: '<dollars>', about: 'Price in Australia before GST; without it, not sold there' },
    'price-nz': { value: '<dollars>', about: 'Price in New Zealand before GST; without it, not sold there' },
    employees: {
      value: '<number>',
      about: 'Most employees that are neither deleted nor terminated; any number without it',
    },
  },
  example: 'product create --name "Payroll Small, monthly" --interval MONTHLY --price-au 49.00 --employees 20',
  run: async (values, { checkout, actor }) => {
    const [AU, NZ] = [optionalText(values, 'price-au'), optionalText(values, 'price-nz')];
    const product = orRefuse(
      await checkout.createProduct(
        {
          name: text(values, 'name'),
          interval: text(values, 'interval'),
          prices: { ...(AU === undefined ? {} : { AU }), ...(NZ === undefined ? {} : { NZ }) },
          employeeCap: optionalWholeNumber(values, 'employees') ?? null,
        },
        actor,
      ),
    );
    return [`product ${product.id}`];
  },
};
