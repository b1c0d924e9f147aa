export { refusalCodes, type Refusal, type RefusalCode } from './refusal';
export { accepted, refused, type Result } from './result';
