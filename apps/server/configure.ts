// What a command line needs before it starts a server; does not load the server itself.
export { describeSetting, type SettingSpec, type SettingName, settingSpecs } from './setting-specs.ts';
export { makeFolder } from './make-folder.ts';
export { readSettings } from './read-settings.ts';
export type { Settings } from './settings.ts';
export { type ServerWords, serverWords } from './words/index.ts';
