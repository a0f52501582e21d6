import type { LessonText } from './en.ts';

export const de: Readonly<Record<LessonText, string>> = {
  castle:
    'Willkommen, Boss! Sobald jemand zehn Truhen hat, gewinnt, wessen Truhen am meisten wert sind. Zuerst brauchst du eine Burg: je 2 Schilde und sechs Reihen, eine je Augenzahl. „{castle}“ hat von allem etwas: Wähle sie, dann „Einziehen“.',
  goblins:
    'Deine ersten Kobolde. Von jeder Karte zählt nur eine Hälfte: Links sammelt sie Nahrung, rechts kämpft sie, in den Reihen, die etwas zeigen. Links: {left}, rechts: {right}. Wähle die leuchtenden Hälften, dann „Bereit“.',
  roll: 'Heute bist du Hauptmann: Würfle! Die Zahl bestimmt, welche Reihe für alle zählt.',
  row: 'Der Würfel zeigt {row}: Heute zählt in jeder Burg nur Reihe {row}, Burg und Kreaturen zusammen. Nahrung und Glyphen, die sie links zeigt, bekommst du sofort.',
  attack:
    'Jetzt zu den Schwertern in Reihe {row}: Du hast {swords}. Einmal am Tag darfst du angreifen, und je Schild brauchst du ein Schwert. Wähle „{place}“, dann „Angreifen!“.',
  tooStrong:
    'So geht es nicht. Gegen jeden Schild brauchst du ein Schwert in deiner aktiven Reihe; für eine Burg brauchst du auch einen Dieb, und sie muss eine Truhe haben. Wähle etwas mit hellem Rand.',
  goodRaid: 'Prächtig! Die Beute gehört dir, und den Ort gibt es nicht mehr. Nur die Taverne bleibt immer.',
  tavernRaid:
    'Ein Fass für dich! Die Taverne bleibt immer: Jeden Tag dürfen alle sie überfallen. Andere Orte verschwinden, sobald sie fallen.',
  stayedHome: 'Zu Hause bleiben kostet nichts, bringt aber auch nichts. Deine Schwerter hätten gereicht.',
  recruit:
    'Jetzt gib deine Nahrung aus. Eine furchterregende Kreatur kostet 2 Nahrung, eine extrem furchterregende 4 Nahrung und 1 Glyphe (oder 3 Glyphen). Wähle eine, die du bezahlen kannst. Sie dient dir bis zum Ende.',
  noRecruit:
    'Mit voller Speisekammer hat noch niemand einen Krieg gewonnen. Eine größere Horde zahlt sich ab jetzt jeden Tag aus.',
  tooDear:
    'Die kannst du noch nicht bezahlen. Furchterregende Kreaturen kosten 2 Nahrung, extrem furchterregende 4 Nahrung und 1 Glyphe (oder 3 Glyphen).',
  side: 'Links sammelt eine Kreatur Nahrung, Glyphen und Schatzkarten. Rechts bringt sie Schwerter und Diebe. Vergleiche die Reihen und wähle; sie bleibt für immer dort.',
  wentRight: 'Mehr Kämpfer! Bei gutem Wurf ist niemand vor dir sicher.',
  wentLeft: 'Gut für die Vorräte. Aber irgendwer muss auch kämpfen.',
  daily:
    'Jeden Tag dasselbe: würfeln, sammeln, angreifen, rekrutieren. Dann wandert der Würfel nach links; wer Hauptmann ist, beginnt. Heute: Reihe {row}, deine Schwerter: {swords}. Greif jetzt an: „{place}“!',
  recruitAgain:
    'Rekrutiere so viele, wie du bezahlen kannst, dann „Genug“. Der Markt füllt sich sofort wieder. Du brauchst etwas in jeder Reihe und rechts bald einen Dieb.',
  scouts:
    'Deine Schatzkarte hat eine Truhe gefunden! Wer in der aktiven Reihe die meisten Karten zeigt, bekommt eine aus Metall; bei Gleichstand gibt es je eine aus Holz. Holz ist 1–2 wert, Metall 3–5, Gold 6–8. Den Wert siehst nur du.',
  newRoll:
    'Ein Wurf lässt sich ändern: Wer ein Fass bezahlt, lässt den Hauptmann neu würfeln, solange es Fässer gibt. Der Hauptmann darf stattdessen einen Verwirrungszauber einsetzen. Der letzte Wurf gilt für alle.',
  reroll:
    'Bezahlst du ein Fass, muss der Hauptmann neu würfeln. Der Hauptmann darf stattdessen einen Verwirrungszauber einsetzen. Tu es, wenn die Reihe den anderen mehr hilft als dir. Behalte diesen Wurf erst einmal.',
  bought: 'Prost! Mit dem neuen Wurf müssen alle leben. Du auch.',
  bonus:
    'Manche Kreaturen bringen eine Marke mit, für immer: einen Schild oder Zauberschild für deine Burg oder einen Verwirrungszauber. Damit kannst du als Hauptmann neu würfeln, und du verlierst ihn nie.',
  magic:
    'Ein Zauberschwert schlägt jeden Schild, und nur ein Zauberschwert schlägt einen Zauberschild. Manche Städte haben Zauberschilde und die besten Truhen; auch Burgen können Zauberschilde haben. Sammle Zauberschwerter, bevor die Städte kommen.',
  thief:
    'Achte rechts auf Diebe. Mit einem Dieb in der aktiven Reihe und einem Schwert je Schild kannst du eine Burg angreifen und je Dieb eine Truhe stehlen. Das Opfer bekommt für immer einen Schild dazu.',
  theft:
    'Ein Dieb in deiner aktiven Reihe! Damit kannst du eine Burg angreifen, in der Truhen stehen: ein Schwert je Schild, dann eine Truhe je Dieb. Dein Ziel: {victim}.',
  noTheft: 'Auch gut. Vergiss den Dieb nicht: Gestohlene Truhen zählen so viel wie alle anderen.',
  pick: 'Such dir Truhen aus, höchstens eine je Dieb. Holz ist 1–2 wert, Metall 3–5, Gold 6–8. Das Opfer bekommt für immer einen Schild dazu: Der nächste Diebstahl wird schwerer.',
  stolen: 'Schön gemacht. Rechne damit, dass sich das Opfer seine Beute zurückholt.',
  robbed:
    '{robber} hat dich bestohlen! Das geht mit einem Dieb in der aktiven Reihe und einem Schwert je Schild deiner Burg: eine Truhe je Dieb. Dafür bekommst du für immer einen Schild. Du kannst das auch.',
  rollAgain:
    '{roller} hat einen neuen Wurf erzwungen: Die {formerRow} gilt nicht mehr. Du bist Hauptmann, also würfle noch einmal!',
  scoutsOther:
    '{scout} hat eine Truhe gefunden. Wer in der aktiven Reihe die meisten Schatzkarten zeigt, bekommt eine aus Metall; bei Gleichstand gibt es je eine aus Holz. Holz ist 1–2 wert, Metall 3–5, Gold 6–8. Den Wert sieht nur, wem sie gehört.',
  scoutsTold:
    'Auch Kundschafter finden Truhen: Jeden Tag bekommt eine Metalltruhe, wer in der aktiven Reihe die meisten Schatzkarten zeigt; bei Gleichstand gibt es je eine Holztruhe. Holz ist 1–2 wert, Metall 3–5, Gold 6–8. Den Wert sieht nur, wem die Truhe gehört.',
  forced:
    '{roller} hat einen neuen Wurf erzwungen. Der alte gilt nicht mehr: Jetzt zählt Reihe {row}, für alle. Das kostet ein Fass; der Hauptmann kann stattdessen einen Verwirrungszauber einsetzen. Danach werden alle mit Fässern wieder gefragt.',
  end: 'Du weißt genug, um zu spielen; alles andere steht unter „{rules}“. Behalte die Truhen im Auge: Hat jemand nach den Angriffen zehn, ist Schluss, und alle Truhen werden geöffnet. Diese Partie gehört jetzt dir. Gewinn sie!',
  refused: 'Das erlauben die Regeln nicht. Was du wählen kannst, hat einen hellen Rand.',
  asideReroll: 'Behalte den Wurf oder bezahle für einen neuen. Welche Reihe wäre dir am liebsten?',
  asideAttack: 'Greif einen Ort oder eine Burg an, für die deine Schwerter reichen. Truhen sind das Ziel.',
  asideTheft: 'Such dir eine Truhe aus: Gold schlägt Metall, Metall schlägt Holz.',
  asideRecruit: 'Rekrutiere so viele, wie du bezahlen kannst, oder drück auf „Genug“.',
  asideSide: 'Links wird gesammelt, rechts gekämpft. Sieh dir die Reihen an.',
};
