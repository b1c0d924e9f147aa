export { startPayService, type Employer, type PayService } from './pay-service';
