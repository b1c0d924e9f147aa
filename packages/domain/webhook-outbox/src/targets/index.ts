export { isPublicAddress } from './is-public-address';
export { judgeTarget, type TargetUrl, type TargetVerdict } from './judge-target';
