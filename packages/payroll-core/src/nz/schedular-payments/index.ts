export { chooseSchedularRate, type SchedularContract } from './choose-schedular-rate';
export { schedularPayments, type SchedularActivity, type SchedularPayments } from './schedular-payments';
export { taxSchedularPayment } from './tax-schedular-payment';
