import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const UNIT = fileURLToPath(new URL('../../../docs/hosting/triptych.service', import.meta.url));

function analyze(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, UNIT], { encoding: 'utf8' });
  return { status, said: status === 0 ? stderr : stdout + stderr };
}

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the systemd unit is understood, and gives the server little to misuse',
  () => {
    expect(analyze('verify')).toEqual({ status: 0, said: '' });
    // Of a hundred, where ordinary services have more than ninety.
    expect(analyze('security', '--offline=true', '--threshold=40')).toEqual({ status: 0, said: '' });
  },
);
