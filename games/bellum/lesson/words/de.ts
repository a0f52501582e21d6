import type { LessonText } from './en.ts';

export const de: Readonly<Record<LessonText, string>> = {
  goal: 'Sobald jemand zehn Truhen hat, gewinnt der wertvollste Hort. Der Würfel zeigt {row}: Heute zählt in jeder Burg Reihe {row}. Deine {swords} Schwerter schlagen 2 Schilde: Wähle „{farm}“, dann „Angreifen!“.',
  tooStrong:
    'Zu viele Schilde für deine Schwerter. Zähl die Schwerter in deiner aktiven Reihe und such einen Ort, der nicht mehr Schilde hat.',
  goodRaid: 'Prächtig! Die Beute gehört dir, und den Bauernhof gibt es nicht mehr.',
  otherRaid: 'Ein schöner Raubzug! Die Beute gehört dir.',
  stayedHome: 'Zu Hause bleiben kostet nichts, bringt aber auch nichts. Deine Schwerter hätten gereicht.',
  recruit:
    'Jetzt wird Nahrung ausgegeben: Eine furchterregende Kreatur kostet 2. Such dir eine aus. Sie dient dir bis zum Ende des Spiels.',
  noRecruit:
    'Mit voller Speisekammer hat noch niemand einen Krieg gewonnen. Eine größere Horde macht jeden Tag besser.',
  tooDear:
    'Die kannst du noch nicht bezahlen. Furchterregende Kreaturen kosten 2 Nahrung; extrem furchterregende wollen auch Glyphen.',
  side: 'Links sammelt eine Kreatur: Nahrung, Glyphen, Schatzkarten. Rechts bringt sie Schwerter und Diebe. Vergleiche die Reihen und wähle; sie bleibt für immer dort.',
  wentRight: 'Mehr Schwerter! Bei gutem Wurf ist niemand vor dir sicher.',
  wentLeft: 'Gut für die Vorräte. Aber irgendwer muss auch kämpfen.',
  second:
    'Jeden Tag: würfeln, sammeln, angreifen, rekrutieren. Heute zählt Reihe {row}; wer darin die meisten Schatzkarten zeigt, hat eine Truhe gefunden. Auf zu „{farm}“: Dort steht ein Fass.',
  secondAny:
    'Jeden Tag: würfeln, sammeln, angreifen, rekrutieren. Heute zählt Reihe {row}; wer darin die meisten Schatzkarten zeigt, hat eine Truhe gefunden. Greif an: Schwerter gegen Schilde.',
  gotBarrel: 'Ein Fass! Wozu es gut ist, siehst du gleich.',
  recruitAgain:
    'Rekrutiere wieder, wenn du kannst. Eine Kreatur mit einem Dieb auf der rechten Seite käme bald gelegen.',
  sideAgain:
    'Links oder rechts? Eine gute Horde hat in jeder Reihe etwas zu bieten, denn niemand weiß, was der Würfel sagt.',
  reroll:
    'Mit einem Fass gibst du eine Runde aus: Der Hauptmann muss neu würfeln. Tu das, wenn eine Reihe den anderen hilft. Reihe {row} passt dir: Behalte den Wurf.',
  bought: 'Prost! Mit dem neuen Wurf müssen alle leben. Du auch.',
  theft:
    'Ein Dieb in deiner aktiven Reihe! Damit darfst du eine Burg angreifen: Schwerter gegen ihre Schilde, dann eine Truhe je Dieb. Dein Ziel: {victim}.',
  noTheft: 'Auch gut. Vergiss den Dieb nicht: Fremde Truhen zählen so viel wie eigene.',
  pick: 'Such dir eine aus. Holz ist 1–2 wert, Metall 3–5, Gold 6–8; den genauen Wert sieht nur, wem sie gehört. Das Opfer bekommt einen Schild fürs nächste Mal.',
  stolen: 'Schön gemacht. Rechne damit, dass sie sich die Truhe zurückholen.',
  end: 'Das ist das ganze Spiel. Behalte die Truhen im Auge: Hat jemand nach den Angriffen zehn, werden alle geöffnet. Diese Partie gehört jetzt dir. Spiel weiter und gewinn sie!',
  refused: 'Das erlauben die Regeln nicht. Was du wählen kannst, hat einen hellen Rand.',
  asideReroll: 'Behalte den Wurf oder bezahle für einen neuen. Welche Reihe wäre dir am liebsten?',
  asideAttack: 'Greif einen Ort oder eine Burg an, für die deine Schwerter reichen. Truhen sind das Ziel.',
  asideTheft: 'Such dir eine Truhe aus: Gold schlägt Metall, Metall schlägt Holz.',
  asideRecruit: 'Rekrutiere so viele, wie du bezahlen kannst, oder drück auf „Genug“.',
  asideSide: 'Links wird gesammelt, rechts gekämpft. Sieh dir die Reihen an.',
};
