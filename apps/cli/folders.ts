import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where everything of ours is kept: $TRIPTYCH_DATA, or where this system keeps the data of programs. */
export function dataFolder(
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  const { TRIPTYCH_DATA, XDG_DATA_HOME, LOCALAPPDATA } = environment;
  if (isSet(TRIPTYCH_DATA)) return resolve(TRIPTYCH_DATA);
  if (isSet(XDG_DATA_HOME)) return join(XDG_DATA_HOME, 'triptych');
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'triptych');
    case 'win32':
      return isSet(LOCALAPPDATA)
        ? join(LOCALAPPDATA, 'triptych')
        : join(home, 'AppData', 'Local', 'triptych');
    default:
      return join(home, '.local', 'share', 'triptych');
  }
}

export function matchesFolder(): string {
  return join(dataFolder(), 'matches');
}

/** Packs that matches were played with, so that a match can go on when the owner's file has moved. */
export function packsFolder(): string {
  return join(dataFolder(), 'packs');
}

/** What a game remembers from match to match. The folder has its name from the first version. */
export function achievementsFile(game: string): string {
  return join(dataFolder(), 'chronicles', `${game}.json`);
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
