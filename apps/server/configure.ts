// What a command line needs to know of the server before it starts one; loads none of it.
export { describeSetting, type SettingSpec, type SettingName, settingSpecs } from './setting-specs.ts';
export { makeFolder } from './make-folder.ts';
export { readSettings } from './read-settings.ts';
export type { Settings } from './settings.ts';
export { type ServerWords, serverWords } from './words/index.ts';
