import type { Phrase } from '@triptych/protocol';

/** The television, other devices, and talking. The English words give the type. */
export const en = {
  // The television.
  television: 'On a television',
  televisionHint:
    'The big screen shows the board, whose turn it is, and a code for each free seat. It never gets anybody’s secrets.',
  openTelevision: 'Open the big screen',
  televisionLink: 'Address of the big screen',
  startOnPhone: 'Anybody can start, on their own device.',
  scanToSit: 'Scan to sit here',
  seatCode: (seat: number) => `QR code for seat ${seat}`,
  thisSeat: (seat: number) => `Seat ${seat} is kept for whoever scans the code. Tell the others your name.`,
  handOnly: 'Only my hand on this screen',
  handOnlyHint: 'For a phone beside the television: your secrets and your decision, nothing else.',
  wholeTable: 'The whole table on this screen',
  // Another device.
  alreadyPlaying: 'Do you play here already?',
  iAm: (name: string) => `I am ${name}, on another device`,
  iAmHint:
    'Somebody at the table must confirm it. It is quicker with the code that your other device shows under “People”.',
  claimSent: (name: string) => `The others are asked whether you are ${name}.`,
  neverMind: 'Never mind',
  claims: (name: string) => `Somebody says: “I am ${name}, on another device.”`,
  admit: 'That is right',
  reject: 'No',
  alsoElsewhere: 'also on another device',
  takeSeatBack: (name: string) => `End the other devices of ${name}`,
  otherDevice: 'On another device',
  otherDeviceHint:
    'Scan this with your other device: it is signed in as you at once. The code works once, within ten minutes. Whoever scans it plays for you.',
  showDeviceCode: 'Show a code for it',
  deviceCode: 'QR code for another device of yours',
  deviceLink: 'Link for another device of yours',
  continueHere: 'Continue here',
  continueHint:
    'Another device has shown you this link. From now on, this browser plays for the same person.',
  continueInstead: (name: string) =>
    `So far, this browser is ${name}’s. It will forget ${name}: only an account or a recovery code leads back there.`,
  continued: (name: string) => `Welcome, ${name}.`,
  endOthers: 'Sign out my other devices',
  endOthersHint: 'If a link or a code got into the wrong hands.',
  othersEnded: 'Your other devices are signed out.',
  // Talking.
  share: 'Share the link',
  shareText: (game: string) => `Come and play ${game} with us!`,
  closeChat: 'Close the chat',
  quickly: 'Say quickly',
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
