import type { en } from './en.ts';

export const de: typeof en = {
  goal: 'Du bist ein dunkler Fürst mit einer Burg, ein paar Kobolden und einem Auge für fremdes Eigentum. Sammle Truhen. Das Spiel endet, wenn jemand zehn hat; dann werden alle Truhen geöffnet, und der höchste Gesamtwert gewinnt.',
  end: 'Hat nach den Angriffen eines Tages jemand zehn Truhen oder mehr, endet das Spiel sofort. Alle öffnen ihre Truhen: Holztruhen sind 1–2 wert, Metalltruhen 3–5, Goldtruhen 6–8. Der höchste Gesamtwert gewinnt; bei Gleichstand, wer mehr Truhen hat.',
  parts: {
    roll: {
      title: 'Würfeln',
      text: 'Der Hauptmann würfelt. Der Würfel aktiviert eine der sechs Reihen: für alle, auf beiden Seiten der Burg, den ganzen Tag. Was Burg und Kreaturen in dieser Reihe zeigen, ist heute deine Horde.',
      example:
        'Der Würfel zeigt 5, also sehen alle auf Reihe 5. Deine zeigt eine Nahrung, eine Schatzkarte und drei Schwerter.',
    },
    gather: {
      title: 'Sammeln und kundschaften',
      text: 'Alle nehmen Nahrung und Glyphen der aktiven Reihe. Wer darin die meisten Schatzkarten zeigt, findet eine Metalltruhe; bei Gleichstand findet jeder der Beteiligten eine Holztruhe.',
      example:
        'Du und Bot 1 zeigt je eine Schatzkarte, mehr als alle anderen: Jeder von euch findet eine Holztruhe.',
    },
    attack: {
      title: 'Angreifen',
      text: 'Ab dem Hauptmann darf jeder einmal angreifen. Ein Ort fällt, wenn du mindestens so viele Schwerter hast wie er Schilde. Zauberschilde fallen nur durch Zauberschwerter. Du nimmst die Beute, und der Ort ist weg; nur die Taverne bleibt.',
      example:
        'Ein Zauberschild und sechs Schilde fallen durch ein Zauberschwert und sechs weitere Schwerter. Sieben gewöhnliche reichen nicht.',
    },
    recruit: {
      title: 'Rekrutieren',
      text: 'Ab dem Hauptmann darf jeder so viele Kreaturen rekrutieren, wie er bezahlen kann. Furchterregende kosten 2 Nahrung, extrem furchterregende 1 Glyphe und 4 Nahrung oder 3 Glyphen. Danach geht der Würfel nach links, an den neuen Hauptmann.',
      example: 'Mit 4 Nahrung rekrutierst du nacheinander zwei furchterregende Kreaturen.',
    },
    sides: {
      title: 'Links oder rechts?',
      text: 'Eine Kreatur kommt an eine Seite deiner Burg und bleibt dort. Links zählen ihre Nahrung, Glyphen und Schatzkarten, rechts ihre Schwerter, Zauberschwerter und Diebe. Bonusmarken auf der Karte bekommst du sofort: Schilde, Zauberschilde und Verwirrungszauber.',
    },
    theft: {
      title: 'Eine Burg ausrauben',
      text: 'Mit mindestens einem Dieb in der aktiven Reihe darfst du eine Burg angreifen, die eine Truhe hat. Du brauchst Schwerter für alle ihre Schilde. Dann nimmst du mindestens eine Truhe, höchstens eine je Dieb. Das Opfer bekommt einen Schild.',
      example:
        'Zwei Schwerter und ein Dieb gegen eine Burg mit zwei Schilden: Du stiehlst eine Truhe, und die Burg hat ab jetzt drei Schilde.',
    },
    barrels: {
      title: 'Neu würfeln',
      text: 'Nach dem Wurf darf reihum jeder ein Fass bezahlen: Dann muss der Hauptmann neu würfeln. Der Hauptmann darf auch einen Verwirrungszauber einsetzen; der ist erst wieder bereit, wenn sein Besitzer an einem späteren Tag Hauptmann ist. Das geht, bis alle den Wurf gelten lassen.',
    },
    secrets: {
      title: 'Was ist verborgen?',
      text: 'Nur die Werte der Truhen: Du siehst die deiner eigenen und erinnerst dich an die, die du einmal hattest. Alles andere liegt offen, auch wie viele Truhen jeder hat.',
    },
  },
  legend: {
    food: 'Nahrung. Bezahlt Kreaturen.',
    glyph: 'Glyphe. Bezahlt extrem furchterregende Kreaturen.',
    map: 'Schatzkarte. Wer in der aktiven Reihe die meisten hat, findet eine Truhe.',
    sword: 'Schwert. Schlägt einen Schild.',
    magicSword: 'Zauberschwert. Schlägt jeden Schild, auch einen Zauberschild.',
    thief: 'Dieb. Stiehlt eine Truhe aus einer Burg, die fällt.',
    shield: 'Schild. Hält ein Schwert auf.',
    magicShield: 'Zauberschild. Hält alles auf, nur kein Zauberschwert.',
    barrel: 'Fass. Gibt eine Runde aus: Der Hauptmann würfelt neu.',
    spell: 'Verwirrungszauber. Damit würfelst du als Hauptmann neu.',
    captain: 'Der Hauptmann: würfelt und beginnt.',
  },
};
