export { openBatchThread, type BatchThread } from './open-batch-thread';
