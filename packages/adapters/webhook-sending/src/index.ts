export { Dispatcher, type DispatcherDependencies } from './engine/dispatcher';
export { usualLimits, type DispatcherLimits } from './engine/dispatcher-limits';
export type { ClosableSender } from './sending/closable-sender';
export { guardedFetch, type GuardedRequest } from './sending/guarded-fetch';
export { nodeSigner } from './sending/node-signer';
export { nameServerResolver, systemResolver, type Resolver } from './sending/resolver';
export { undiciSender } from './sending/undici-sender';
export { vetTarget, type TargetPolicy, type VettedTarget } from './sending/vet-target';
export { dispatchOnce, startDispatcher, type DispatcherSettings } from './engine/start-dispatcher';
