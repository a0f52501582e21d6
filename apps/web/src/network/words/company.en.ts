import type { Phrase } from '@triptych/protocol';
import { countEnglish } from '@triptych/words';

/** The television, other devices, and talking. The English words give the type. */
export const en = {
  // From the administrators.
  restart: (minutes: number) =>
    minutes < 1
      ? 'The server is about to restart. Your match continues in a moment.'
      : countEnglish(minutes, {
          one: 'The server restarts in # minute. Your match continues right after that.',
          other: 'The server restarts in # minutes. Your match continues right after that.',
        }),
  // The television.
  television: 'On a TV',
  televisionHint:
    'The big screen shows the board, whose turn it is, and a code for each open seat. It never shows anyone’s secrets.',
  openTelevision: 'Open the big screen',
  televisionLink: 'Address of the big screen',
  startOnPhone: 'Anyone can start the match from their own device.',
  waitingForAll: 'Waiting for everyone',
  scanToSit: 'Scan to sit here',
  seatCode: (seat: number) => `QR code for seat ${seat}`,
  thisSeat: (seat: number) => `Seat ${seat} is reserved for whoever scans the code. Enter your name.`,
  handOnly: 'Show only my hand here',
  handOnlyHint: 'For a phone next to the TV: your secrets and your decisions, nothing else.',
  wholeTable: 'Show the whole table here',
  // Another device.
  alreadyPlaying: 'Already playing here?',
  iAm: (name: string) => `I’m ${name}, now on this device`,
  iAmHint:
    'Quickest: scan the code your other device shows under “People”, or enter your recovery code. Otherwise, that device must confirm it; once you have been away for a while, the others at the table can, too.',
  claimSent: (name: string) =>
    `Your other device must confirm that you are ${name}. Once you have been away for a while, the others can, too.`,
  claimRefused: (name: string) => `The others say you are not ${name}.`,
  neverMind: 'Cancel',
  claims: (name: string) => `Someone says: “I’m ${name}, now on another device.”`,
  admit: 'Yes, let them in',
  admitLater: (name: string) =>
    `Only ${name}’s own device can confirm that. You can once ${name} has been away for a while.`,
  reject: 'No',
  alsoElsewhere: 'also on another device',
  takeSeatBack: (name: string) => `Sign out ${name}’s other devices`,
  otherDevice: 'On another device',
  otherDeviceHint:
    'Scan this with your other device to sign it in as you. The code works once, within ten minutes. Whoever scans it can play as you.',
  showDeviceCode: 'Show a code',
  deviceCode: 'QR code for your other device',
  deviceLink: 'Link for your other device',
  continueHere: 'Continue here',
  continueHint: 'Your other device gave you this link. From now on, this browser plays as the same person.',
  continueInstead: (name: string) =>
    `This browser currently belongs to ${name}. It will forget ${name}; only an account or a recovery code brings them back.`,
  continued: (name: string) => `Welcome, ${name}.`,
  endOthers: 'Sign out my other devices',
  endOthersHint:
    'In case a link fell into the wrong hands. Unused links stop working, too. If someone has your recovery code, get a new one.',
  othersEnded: 'Your other devices have been signed out.',
  // Talking.
  share: 'Share link',
  shareText: (game: string) => `Come and play ${game} with us!`,
  closeChat: 'Close the chat',
  quickly: 'Quick phrases',
  phrases: {
    hello: 'Hello!',
    luck: 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    moment: 'One moment.',
    hurry: 'Your turn!',
    again: 'Another match?',
  } satisfies Record<Phrase, string>,
};

export type CompanyWords = Omit<typeof en, 'phrases'> & {
  readonly phrases: Readonly<Record<Phrase, string>>;
};
