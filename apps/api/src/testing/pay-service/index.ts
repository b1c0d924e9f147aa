export { approveLeave, askForLeave } from './approved-leave';
export { startPayService, type Employer, type PayService } from './pay-service';
export { australianScene, type AustralianScene, type PayAnswer, type Warning } from './australian-scene';
