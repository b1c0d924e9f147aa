import { checkoutStoresContract, memoryCheckout } from '.';

checkoutStoresContract('in memory', async () => ({ ...memoryCheckout(), close: async () => undefined }));
