import type { LessonText } from './en.ts';

export const de: Readonly<Record<LessonText, string>> = {
  goal: 'Erreiche zuerst 25 Siegpunkte oder habe nach sieben Jahren die meisten. Ein Arbeiter bringt die drei Rohstoffe eines Gebiets. Deine Steuerkarte verlangt {cost}: Setz den ersten Arbeiter nach {area}.',
  onCourse: 'Gut gesetzt. In jedes Gebiet passt nur ein Arbeiter.',
  elsewhere: 'Wie du willst. Achte darauf, was das Gebiet bringt und was deine Karten verlangen.',
  onTrack: 'Mit diesem Feld bestimmst du am Jahresende die Reihenfolge, aber es bringt keine Rohstoffe.',
  second:
    'Dein Einflussbereich {home} bringt jedes Jahr auch etwas. Setz den zweiten Arbeiter nach {area}: Dann ist alles für die Steuerkarte beisammen.',
  giveUp:
    'Das Jahresereignis, {event}, traf alle. Alle haben gesammelt, höchstens drei von jeder Art. Wer als Erster zieht, zahlt dafür: Gib einen Rohstoff ab, den die Steuerkarte nicht braucht.',
  tax: 'Zahl deine Steuern: {cost}. Diese Karte gibt dir eine permanente Einheit: {force}. Andere Steuerkarten bringen sofort 3 Punkte.',
  taxTooDear: 'Dein Lager hat nicht, was diese Karte verlangt.',
  paid: 'Der Großkönig ist zufrieden. Ab jetzt zieht mit dir: {force}.',
  notPaid: 'Du hättest zahlen können. Eine permanente Einheit hilft bei jedem Feldzug.',
  march:
    'Jetzt ein Feldzug: vier Einheiten für 5 Punkte. Einflussbereich und permanente Einheiten zählen; dir fehlt: {missing}. Auch jedes Gebiet bietet eine Einheit: Setz diesen Arbeiter nach {area}.',
  marchOn:
    'Eine Einheit fehlt noch: {missing}. Du findest sie in {area}. Ein Gebiet, dessen Einheit in den Krieg zieht, bringt dieses Jahr keine Rohstoffe.',
  campaign: 'Alle vier Einheiten sind bereit. Wähle die Feldzugkarte und zieh los!',
  won: 'Sieg! Fünf Punkte für dich.',
  notMarched:
    'Dein Heer blieb zu Hause. Einheiten aus Gebieten verfallen am Jahresende; nur permanente bleiben.',
  rival: 'Und einer deiner Gegner verliert einen Punkt. Wen siehst du lieber hinter dir?',
  build:
    'Sechs Rohstoffe ergeben ein Gebäude. Jedes kann nur einmal gebaut werden: Der Tempel lohnt sich früh, die Befestigungsanlage spät; die anderen kosten auch die Gegner Punkte.',
  end: 'Das ist alles: Arbeiter, Ereignis, Feldzüge, Rohstoffe, Gebäude, Steuern, siebenmal. Deine Sonderfähigkeit wartet auf ihren Moment. 25 Punkte: Spiel weiter!',
  refused: 'Das erlauben die Regeln nicht. Was du wählen kannst, hat einen hellen Rand.',
  asideWorker: 'Welche Rohstoffe oder Einheiten brauchen deine Karten? Setz den Arbeiter dorthin.',
  asideCampaign: 'Zieh los, wenn du alle vier Einheiten einer Karte hast; sonst warte ab.',
  asideForces: 'Wähle, wer zieht. Gebiete, die zu Hause bleiben, bringen Rohstoffe.',
  asideRival: 'Jemand verliert einen Punkt. Wer vorn liegt, hat es verdient.',
  asideGiveUp: 'Der erste Platz kostet einen Rohstoff. Welchen kannst du entbehren?',
  asideBonus: 'Ein Rohstoff geschenkt: Nimm, was deinen Karten fehlt.',
  asideHeir: 'Drei Rohstoffe nach Wahl. Was fehlt deinen Karten?',
  asideBuild: 'Baue, wenn du zahlen kannst, oder passe. Es geht reihum, bis alle gepasst haben.',
  asideDivide: 'Verteile den Verlust auf deine Gegner.',
  asideTax: 'Erfülle so viele Steuerkarten, wie du kannst, oder beende deinen Zug.',
  asideOrder:
    'Du bestimmst, wer wann dran ist. Platz 1 kostet einen Rohstoff, Platz 2 eine Einheit; spätere geben etwas.',
};
