import { createTransport } from 'nodemailer';
import type { NoticeText } from './notice-text.ts';

/** Sends mail through the operator's SMTP server. */
export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;

  constructor(smtp: string, from: string) {
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
    // A mail must not make the mailer read files or fetch addresses: parts of its text come from players.
    this.#transport = createTransport({
      url: smtp,
      ...limits,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
  }

  async send(
    to: string,
    { language, title, lines, link, linkLabel, stop, stopLabel }: NoticeText,
  ): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject: `Triptych: ${title}`,
      text: [title, '', ...lines, '', `${linkLabel}:`, link, '', '-- ', `${stopLabel}:`, stop, ''].join('\n'),
      headers: {
        'auto-submitted': 'auto-generated',
        'content-language': language,
        'list-unsubscribe': `<${stop}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
