import { conform } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import { subjectOf, VARIANTS } from './subjects.ts';

describe('Lords of Xidit keeps the contract of a game', () => {
  test.each(VARIANTS)('X10.1, X10.2, X10.3, X10.4: $seats players, $options', (variant) => {
    const coverage = conform(subjectOf(variant), {
      games: 2,
      sampled: 3,
      tried: 12,
      imagined: 1,
      thorough: 0.05,
    });
    expect(coverage.games).toBe(2);
    expect(coverage.reveals).toBeGreaterThan(20);
    expect(coverage.imagined).toBeGreaterThan(100);
  });
});
