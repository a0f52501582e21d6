/** The name under which processes tell each other that people were signed out; no table has it. */
export const SESSIONS = '*sessions';
/** The same for decisions of an administrator. */
export const SITE = '*site';
