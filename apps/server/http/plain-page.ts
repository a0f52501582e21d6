import { chooseLanguage } from '@triptych/words';
import { type ServerWords, serverWords } from '../words/index.ts';

/** Shown in a browser until the real page is built. */
export function noClientPage(languages: string, address: string): string {
  return bare(
    languages,
    ({ noClient, terminal, api }) =>
      `<p>${noClient}</p><p>${terminal} <code>npm run play</code></p><p>${api} <a href="/api/openapi.json">${escapeHtml(address)}/api/openapi.json</a></p>`,
  );
}

/** Shown under a name that the server is not configured for. */
export function wrongHostPage(languages: string, address: string): string {
  return bare(
    languages,
    ({ wrongHost }) => `<p>${wrongHost}</p><p><code>npm start -- --base ${escapeHtml(address)}</code></p>`,
  );
}

function bare(languages: string, body: (words: ServerWords['page']) => string): string {
  const language = chooseLanguage(languages.split(',').map((action) => action.trim()));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Triptych</title><h1>Triptych</h1>${body(serverWords[language].page)}`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
