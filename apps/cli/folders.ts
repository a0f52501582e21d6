import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where all our data is kept: $TRIPTYCH_DATA, or this system's place for application data. */
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

/** Packs that matches were played with, so that a match can continue after the owner's file has moved. */
export function packsFolder(): string {
  return join(dataFolder(), 'packs');
}

/** What a game remembers from match to match. The folder still has the name that the first version gave it. */
export function achievementsFile(game: string): string {
  return join(dataFolder(), 'chronicles', `${game}.json`);
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
