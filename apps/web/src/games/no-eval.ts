import { config } from 'zod/v4/core';

// Pages are served with a policy that forbids making code from text; schemas must not even try.
config({ jitless: true });
