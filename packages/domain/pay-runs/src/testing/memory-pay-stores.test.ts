import { openMemoryPays } from './memory-opened';
import { paysContract } from './pays-contract';
import { paysModel } from './pays-model';

paysContract('in memory', openMemoryPays);
paysModel('in memory', openMemoryPays, 40);
