/** What was typed at the prompt, if it is not an answer. */
export type PromptCommand =
  | { readonly command: 'undo' | 'reset' | 'help' | 'board' | 'quit' }
  | { readonly command: 'log' | 'rules' | 'open'; readonly text: string };

const NAMES: Readonly<Record<string, PromptCommand['command']>> = {
  u: 'undo',
  undo: 'undo',
  r: 'reset',
  reset: 'reset',
  '?': 'help',
  h: 'help',
  help: 'help',
  l: 'log',
  log: 'log',
  b: 'board',
  board: 'board',
  rule: 'rules',
  rules: 'rules',
  o: 'open',
  open: 'open',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
};

/** The letters are the same in every language, so that they can be learnt once. */
export function readCommand(line: string): PromptCommand | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const name = first.toLowerCase();
  if (!Object.hasOwn(NAMES, name)) return null;
  const command = NAMES[name];
  switch (command) {
    case 'log':
    case 'rules':
    case 'open':
      return { command, text: rest.join(' ') };
    default:
      return rest.length === 0 ? { command } : null;
  }
}
