import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeMetrics } from '../metrics.ts';

it.each(['alerts.yaml', 'dashboard.json'])('%s asks only for metrics that the server has', (file) => {
  const text = readFileSync(new URL(`../../../docs/hosting/${file}`, import.meta.url), 'utf8');
  const asked = new Set(text.match(/\b(triptych|process|nodejs)_\w+/g));
  const metrics = makeMetrics();
  metrics.tables(() => 0);
  const known = metrics.registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
  expect(asked.size).toBeGreaterThan(3);
  expect(known).toEqual(expect.arrayContaining([...asked]));
});
