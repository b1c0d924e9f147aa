import type { CreateProduct } from '@anz-payroll/partner-checkout';

export const demoProducts: readonly CreateProduct[] = [
  { name: 'Payroll Small, monthly', interval: 'MONTHLY', prices: { AU: '49.00', NZ: '55.00' }, employeeCap: 20 },
  { name: 'Payroll Small, annual', interval: 'ANNUAL', prices: { AU: '490.00', NZ: '550.00' }, employeeCap: 20 },
  { name: 'Payroll Plus, monthly', interval: 'MONTHLY', prices: { AU: '129.95', NZ: '144.95' }, employeeCap: 200 },
];
