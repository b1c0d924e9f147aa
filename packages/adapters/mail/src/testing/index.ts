export { letterQueueContract, type OpenedLetterQueue } from './letter-queue-contract';
export { memoryLetterQueue } from './memory-letter-queue';
