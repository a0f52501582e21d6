import { numberIn } from '../number.ts';
import { countGerman } from '../plural.ts';
import type { TableWords } from './en.ts';

const bytes = (number: number) => countGerman(number, { one: '# Byte', other: '# Bytes' });

export const de: TableWords = {
  refusals: {
    'bad-command': () => 'Das hat der Server nicht verstanden.',
    'not-your-seat': () => 'Das ist nicht dein Sitz.',
    'not-host': () => 'Das kann nur der Gastgeber.',
    stale: () => 'Zu spät: Das Spiel ist inzwischen weitergegangen.',
    'not-started': () => 'Die Partie hat noch nicht begonnen.',
    'already-started': () => 'Die Partie hat schon begonnen.',
    'table-closed': () => 'Dieser Tisch ist geschlossen.',
    paused: () => 'Die Partie macht Pause.',
    'not-paused': () => 'Die Partie macht keine Pause.',
    'seat-taken': () => 'Dort sitzt schon jemand.',
    'seats-open': () => 'Es sind noch Sitze frei.',
    'already-seated': () => 'Du sitzt schon an diesem Tisch.',
    'not-away': () => 'Du spielst schon.',
    'already-away': () => 'Du bist schon gegangen; ein Bot spielt für dich.',
    'needs-consent': () => 'Dem müssen die anderen zustimmen.',
    'proposal-pending': () => 'Erst muss ein anderer Vorschlag beantwortet werden.',
    'no-such-proposal': () => 'Dieser Vorschlag ist nicht mehr offen.',
    'already-agreed': () => 'Du hast schon zugestimmt.',
    'not-a-player': () => 'Das können nur Mitspieler.',
    'chat-closed': () => 'An diesem Tisch können nur Mitspieler schreiben.',
    'claim-pending': () => 'Für diesen Sitz hat schon jemand angefragt. Erst muss der Tisch antworten.',
    'claim-rejected': () => 'Diese Anfrage wurde abgelehnt. In einer Minute kannst du wieder fragen.',
    'no-such-claim': () => 'Diese Anfrage ist nicht mehr offen.',
    'not-your-device': () =>
      'Das kann nur ein Gerät bestätigen, das schon für diesen Sitz spielt; die anderen erst, wenn die Person eine Weile weg ist.',
    'no-such-device': () => 'Für diesen Sitz spielt kein weiteres Gerät.',
    'too-many-devices': () => 'Für diesen Sitz spielen schon zu viele Geräte.',
    'time-left': () => 'Die Zeit ist noch nicht um.',
    'not-over': () => 'Die Partie ist noch nicht zu Ende.',
    'rematch-exists': () => 'Die nächste Partie wartet schon.',
    'not-absent': () => 'Niemand muss einspringen: Diese Person ist da oder war es eben noch.',
    'nobody-to-agree': () =>
      'Sonst ist niemand da, der zustimmen könnte. Bleibt diese Person weg, kann nach einer Weile ein Bot einspringen.',
    'concerns-you': () => 'Hier geht es um dich: Die anderen entscheiden.',
    'no-holidays': () =>
      'An diesem Tisch gibt es keinen Urlaub: Nur eine Uhr mit Tagen pro Zug lässt sich anhalten.',
    'holiday-used-up': () => 'Dein Urlaub in dieser Partie ist aufgebraucht.',
    'id-used': () => 'Unter dieser Kennung wurde schon etwas anderes getan. Sende es unter einer neuen.',
    contest: () =>
      'Dieses Spiel spielen alle vom selben Sitz aus gegen dieselben Bots: Wer mitspielt, steht fest.',
    archived: () => 'Diese Partie lässt sich noch ansehen, aber nicht mehr spielen.',
    'bad-request': () => 'Das hat der Server nicht verstanden.',
    'bad-pack': () =>
      'Mit diesem Inhaltspaket kann man nicht spielen. Die Werkstatt zeigt, was wo nicht stimmt.',
    'pack-too-large': ({ most }) =>
      `Dieses Inhaltspaket ist zu groß: höchstens ${numberIn('de', most)} Werte in wenigen Ebenen.`,
    banned: () => 'Ein Administrator hat dich von diesem Server ausgesperrt.',
    busy: () => 'Der Server ist beschäftigt. Versuch es noch einmal.',
    failed: () => 'Das konnte der Server nicht tun. Nichts hat sich geändert; versuch es noch einmal.',
    'name-mixed': () =>
      'Nimm Buchstaben aus nur einem Alphabet: Manche sehen denen eines anderen zum Verwechseln ähnlich.',
    'name-taken': () => 'Dieser Name ist vergeben, oder er sieht einem vergebenen zum Verwechseln ähnlich.',
    'no-mail': () => 'Dieser Server verschickt keine E-Mails.',
    'no-such-game': () => 'Dieses Spiel gibt es hier nicht.',
    'no-such-option': () => 'Diese Option hat das Spiel nicht.',
    'no-such-pack': () => 'Dieses Inhaltspaket gibt es hier nicht.',
    'no-such-person': () => 'Diese Person gibt es hier nicht.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht, oder er ist privat und du brauchst seinen Link.',
    'no-such-value': () => 'Das ist bei dieser Option nicht möglich.',
    'not-allowed': () => 'Das ist nicht erlaubt.',
    'not-found': () => 'Hier ist nichts.',
    'not-here': () => 'Es ist kein Tisch geöffnet.',
    'not-looking': () => 'Du blickst gerade von einem anderen Sitz aus.',
    'not-signed-in': () => 'Der Server kennt dich noch nicht: Gib erst deinen Namen an.',
    'not-true': () => 'Startwert und Ergebnis dieser Partie ließen sich nicht bestätigen.',
    'password-common': () =>
      'Dieses oder ein sehr ähnliches Passwort benutzt die halbe Welt. Wähle ein anderes.',
    'password-name': () => 'Dieses Passwort errät jeder: Es ist dein Name. Wähle ein anderes.',
    'password-short': ({ least }) => `Zu kurz: Ein Passwort braucht mindestens ${least} Zeichen.`,
    'passkey-failed': () => 'Der Passkey wurde nicht angenommen.',
    'private-address': () =>
      'Diese Adresse liegt in einem privaten Netz. Das muss erlauben, wer den Server betreibt.',
    seats: ({ min, max }) => `Dieses Spiel ist für ${min} bis ${max} Spieler.`,
    'too-fast': () => 'Zu viel auf einmal. Warte einen Moment.',
    'too-long': ({ most }) => `Zu lang: höchstens ${bytes(most)}.`,
    'too-many-channels': () => 'Das sind genug: Entferne zuerst einen der Wege.',
    'too-much': () => 'Diese Partie zu prüfen dauert zu lange. Sie wurde nicht aufgenommen.',
    'used-link': () =>
      'Dieser Link wurde schon benutzt oder ist abgelaufen. Zeig auf dem anderen Gerät einen neuen an.',
    'wrong-code': () => 'Diesen Wiederherstellungscode gibt es nicht.',
    'wrong-host': () =>
      'Der Server kennt diese Adresse nicht. Wer ihn betreibt, muss seine öffentliche Adresse mit --base angeben.',
    'wrong-origin': () => 'Diese Seite darf das hier nicht.',
    'wrong-password': () => 'Name oder Passwort ist falsch.',
  },
};
