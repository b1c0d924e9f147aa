export { emailQueueContract, type OpenedEmailQueue } from './email-queue-contract';
export { memoryEmailQueue } from './memory-email-queue';
