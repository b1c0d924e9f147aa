import { letterQueueContract, memoryLetterQueue } from '.';

letterQueueContract('in memory', async () => ({ ...memoryLetterQueue(), close: async () => undefined }));
