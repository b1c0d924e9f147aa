import { emailQueueContract, memoryEmailQueue } from '.';

emailQueueContract('in memory', async () => ({ ...memoryEmailQueue(), close: async () => undefined }));
