/** At a table on somebody's own device, one person holds all seats of people. */
export const LOCAL_PERSON = 'local';
