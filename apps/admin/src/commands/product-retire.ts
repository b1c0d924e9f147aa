import { orRefuse, wholeNumber, type Command } from '../command';

export const productRetire: Command = {
  name: 'product retire',
  about: 'Take a product off sale; running orders keep it',
  options: { product: { value: '<id>', about: 'The product', isRequired: true } },
  example: 'product retire --product 1',
  run: async (values, { checkout, actor }) => {
    const product = orRefuse(await checkout.retireProduct(wholeNumber(values, 'product'), actor));
    return [`product ${product.id} is retired`];
  },
};
