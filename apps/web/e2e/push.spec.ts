import { expect } from '@playwright/test';
import { BROWSER, launchOptions } from './browser.ts';
import { test } from './server.ts';

// The headless shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: launchOptions(BROWSER) });

test('the page is an installable app, and its worker shows a push and leads to the match', async ({
  visitor,
  server,
}) => {
  const page = await visitor();
  const origin = new URL(server.address).origin;
  await page.context().grantPermissions(['notifications'], { origin });
  const manifest: { icons: { src: string }[]; display: string } = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const notice = {
    title: 'Your turn',
    body: 'Bellum Magica with Ben',
    link: `${origin}/#/matches`,
    stop: `${origin}/notices/stop?c=x&s=y`,
    stopLabel: 'Stop these notifications',
    tag: 'table',
  };
  const data = JSON.stringify(notice);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = (): Promise<{ title: string; body: string; data: unknown }[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: notice.title, body: notice.body, data: { link: notice.link, stop: notice.stop } }]);
});
