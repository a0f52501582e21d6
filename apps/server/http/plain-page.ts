import { chooseLanguage } from '@triptych/words';
import { serverWords } from '../words/index.ts';

/** Shown in a browser until the real page is built. */
export function plainPage(languages: string, address: string): string {
  const language = chooseLanguage(languages.split(',').map((action) => action.trim()));
  const { page } = serverWords[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Triptych</title><h1>Triptych</h1><p>${page.noClient}</p><p>${page.terminal} <code>npm run play</code></p><p>${page.api} <a href="/api/openapi.json">${escapeHtml(address)}/api/openapi.json</a></p>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
