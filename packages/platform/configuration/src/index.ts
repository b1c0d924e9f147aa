export type { KeyRing } from './kinds';
export { readSettings, type Environment, type SettingsResult } from './read-settings';
export { settingsTable, type Setting, type Settings } from './settings';
export { unreadVariables } from './unread-variables';
export { isInTheClear, isLoopback } from './is-loopback';
