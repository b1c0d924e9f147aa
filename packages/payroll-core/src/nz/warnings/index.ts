export { nzWarnings, type NzWarning, type NzWarningCode } from './nz-warnings';
