import type { Command } from '../command';

export const productList: Command = {
  name: 'product list',
  about: 'Show every product: id, interval, prices before GST, most employees, name',
  options: {},
  example: 'product list',
  run: async (_values, { checkout }) => {
    const products = await checkout.listProducts({ withRetired: true });
    return products.map(({ id, name, interval, prices, employeeCap, isRetired }) =>
      [
        `product ${id}`,
        interval,
        ...Object.entries(prices).map(([country, price]) => `${country} ${price.price}`),
        employeeCap === null ? 'any number of employees' : `up to ${employeeCap} employees`,
        name,
        ...(isRetired ? ['(retired)'] : []),
      ].join('  '),
    );
  },
};
