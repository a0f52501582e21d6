/** The pages by the first part of their address; each is loaded on its first visit. */
export const PAGES = {
  match: () => import('./match/MatchScreen.svelte'),
  table: () => import('./Table.svelte'),
  tv: () => import('./Tv.svelte'),
  device: () => import('./Device.svelte'),
  you: () => import('./You.svelte'),
  new: () => import('./new-game/NewGame.svelte'),
  learn: () => import('./Learn.svelte'),
  workshop: () => import('./Workshop.svelte'),
  matches: () => import('./Matches.svelte'),
  rules: () => import('./Rules.svelte'),
  storage: () => import('./Storage.svelte'),
  settings: () => import('./Settings.svelte'),
  notices: () => import('./Notices.svelte'),
  club: () => import('./Club.svelte'),
  statistics: () => import('./Statistics.svelte'),
  daily: () => import('./Daily.svelte'),
  admin: () => import('./Admin.svelte'),
  credits: () => import('./Credits.svelte'),
  home: () => import('./Home.svelte'),
};

/** Starts loading the first page while other things load. */
export function fetchPage([name = 'home']: readonly string[]): void {
  const known = Object.entries(PAGES).find(([page]) => page === name);
  void known?.[1]();
}
