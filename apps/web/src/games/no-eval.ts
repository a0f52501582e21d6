import { config } from 'zod/v4/core';

// The content security policy forbids `eval`, so schemas must not try to compile code.
config({ jitless: true });
