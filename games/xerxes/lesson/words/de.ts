import type { LessonText } from './en.ts';

export const de: Readonly<Record<LessonText, string>> = {
  goal: 'Wer vorn liegt, wenn jemand 25 Siegpunkte hat oder sieben Jahre um sind, gewinnt. Diese Steuerkarte verlangt {cost}. Dein Einflussbereich {home} bringt jedes Jahr {yields}, den Rest holen Arbeiter: Setz den ersten nach {area}.',
  onCourse: 'Gut: {placed} bringt für die Steuerkarte {brings}. In jedes Gebiet passt nur ein Arbeiter.',
  tooLittle:
    '{placed} bringt für diese Karte nur {brings}, und kein einzelnes Gebiet hat alles, was dann noch fehlt: {lack}. Nimm den Zug zurück und such eines, das mehr bringt, oder zahl diese Karte nächstes Jahr.',
  complete: 'Gut gesetzt: Mit dem, was {home} bringt, ist alles für die Steuerkarte beisammen.',
  elsewhere:
    'Von dort kommt nichts für diese Steuerkarte. Vergleiche, was ein Gebiet bringt, mit dem, was der Karte noch fehlt: {lack}.',
  onTrack:
    'Wer dort einen Arbeiter hat, bestimmt am Jahresende die Reihenfolge, aber dieser Arbeiter sammelt keine Rohstoffe.',
  claim:
    'Du bist auf Platz 1, und das kostet jedes Jahr einen Rohstoff. Das Zugreihenfolgefeld kann das ändern. Sonst braucht man dafür einen Arbeiter; deine Sonderfähigkeit besetzt es ohne, einmal im Spiel. Nutze sie jetzt!',
  claimed:
    'Das Feld gehört dir: Am Jahresende bestimmst du die Reihenfolge. Ein Sternchen neben einem Einflussbereich heißt: Fähigkeit noch ungenutzt.',
  abilityKept:
    'Dann hebst du dir die Sonderfähigkeit auf. Jeder Satrap hat eine andere, und jede lässt sich einmal im Spiel nutzen.',
  second: 'Für die Steuerkarte fehlt dir noch: {lack}. Setz diesen Arbeiter nach {area}.',
  partly:
    'Für die Steuerkarte fehlt dir noch: {lack}. Kein Gebiet allein hat alles davon; am weitesten bringt dich {area}. Was im Lager liegt, bleibt dort fürs nächste Jahr.',
  nextYear: 'Das hilft, aber der Karte fehlt noch: {lack}. Was du gesammelt hast, bleibt im Lager.',
  anywhere:
    'Für die Steuerkarte ist schon alles da. Was du nicht ausgibst, bleibt im Lager, bis zu drei von jeder Art. Der zweite Arbeiter ist frei: Setz ihn zum Beispiel nach {area}.',
  giveUp:
    'Das Jahresereignis ({event}) traf alle. Für einen Feldzug hast du noch nicht genug Einheiten, also haben alle deine Gebiete Rohstoffe gebracht. Jetzt hat Platz 1 seinen Preis: Gib etwas ab, das die Steuerkarte nicht braucht.',
  gaveNeeded:
    'Das braucht die Steuerkarte: So kannst du sie dieses Jahr nicht bezahlen. Nimm es zurück und gib etwas anderes ab.',
  tax: 'Zahl deine Steuern: {cost}. Diese Karte gibt dir eine permanente Einheit: {force}. Andere Steuerkarten bringen sofort 3 Punkte.',
  taxTooDear: 'Dein Lager hat nicht, was diese Karte verlangt.',
  paid: 'Der Großkönig ist zufrieden. Diese Einheit hast du ab jetzt immer dabei: {force}. Die blauen Zähler neben deinem Namen zeigen, was du erfüllt hast: Steuern, Feldzüge, Gebäude.',
  notPaid: 'Du hättest zahlen können. Eine permanente Einheit hilft bei jedem Feldzug.',
  taxLater:
    'Noch hast du keine Steuerkarte bezahlt: Dieser fehlt {lack}. Was im Lager liegt, bleibt dort, bis zu drei von jeder Art. Versuch es dieses Jahr wieder: Sie bringt eine permanente Einheit ({force}).',
  order:
    'Du bestimmst die Reihenfolge. Platz 1 kostet einen Rohstoff, auf Platz 2 bleibt eine Einheit ungenutzt, Platz 3 gibt eine beliebige dazu. Wähle erst die anderen, dann dich: So kommst du auf Platz 3.',
  third: 'Platz 3: Du setzt zuletzt, hast aber eine beliebige Einheit mehr: die Sonne bei deinen Rohstoffen.',
  notThird: 'Auch gut. So bleibt die Reihenfolge, bis sie jemand neu bestimmt.',
  march:
    'Jetzt ein Feldzug: vier Einheiten für 5 Punkte. Du hast {ready}; Platz 3 gibt eine beliebige dazu. Auch jedes Gebiet bietet eine. Dir fehlt noch: {missing}. Setz diesen Arbeiter nach {area}.',
  marchAlone:
    'Jetzt ein Feldzug: vier Einheiten für 5 Punkte. Du hast {ready}. Auch jedes Gebiet bietet eine. Dir fehlt noch: {missing}. Setz diesen Arbeiter nach {area}.',
  gather:
    'Alle vier Einheiten für einen Feldzug bekommst du dieses Jahr nicht zusammen. Also sammelt dieser Arbeiter für ein Gebäude (je sechs Rohstoffe). Am ehesten schaffst du: {building} ({price}). Setz den Arbeiter nach {area}.',
  marchOn:
    'Noch fehlt: {missing}, zu finden in {area}. Ein Gebiet, dessen Einheit du einsetzt, bringt dieses Jahr keine Rohstoffe.',
  supply:
    'Dieser Arbeiter kann für ein Gebäude sammeln. Jedes kostet sechs Rohstoffe; dieses schaffst du am ehesten: {building} ({price}). Setz den Arbeiter nach {area}.',
  supplyChanged:
    'Das Ziel ändert sich: So, wie es jetzt steht, fehlt dir für dieses Gebäude weniger: {building} ({price}) statt {before}. Setz den Arbeiter nach {area}.',
  heir: 'Ein gutes Ereignis: Alle nehmen drei Rohstoffe ihrer Wahl. Rechne ein, was deine Gebiete noch bringen ({income}); ins Lager passen drei von jeder Art. Nimm also {gift}: gut für {building} ({price}), und für ein anderes Gebäude, falls jemand schneller ist.',
  heirTax:
    'Ein gutes Ereignis: Alle nehmen drei Rohstoffe ihrer Wahl. Rechne ein, was deine Gebiete noch bringen ({income}); ins Lager passen drei von jeder Art. Deiner Steuerkarte fehlt dann {lack}: Nimm {gift}, und du kannst sie zahlen.',
  heirChanged:
    'Alle nehmen drei Rohstoffe ihrer Wahl. Das Ziel ändert sich: Mit dem, was deine Gebiete bringen ({income}), fehlt nun weniger für {building} ({price}) als für {before}. Nimm {gift}; ins Lager passen drei von jeder Art.',
  overflow:
    'Vorsicht: Mit dem, was deine Gebiete noch bringen ({income}), sind das mehr als drei von einer Art, und was nicht ins Lager passt, ist verloren.',
  campaign:
    'Alle vier Einheiten sind bereit: Wähle die Feldzugkarte! Gebiete, deren Einheiten du einsetzt, bringen dieses Jahr nichts, die übrigen schon.',
  forces:
    'Du hast mehr Einheiten, als du brauchst; vier sind vorgeschlagen. Ein Gebiet, dessen Einheit nicht mitzieht, bringt noch seine Rohstoffe. Bestätige, oder wähle stattdessen eine andere Einheit.',
  allForces:
    'Alle vier Einheiten sind gewählt, und andere, die sie ersetzen könnten, hast du nicht. Ihre Gebiete bringen dieses Jahr nichts. Bestätige!',
  won: 'Der Feldzug ist gewonnen: 5 Siegpunkte.',
  notMarched:
    'Dein Heer blieb zu Hause. Einheiten aus Gebieten verfallen am Jahresende; nur permanente bleiben.',
  rival: 'Und einer deiner Gegner verliert einen Punkt. Wen siehst du lieber hinter dir?',
  build:
    'Jetzt baue: {building} ({worth})! Was steht, kann sonst niemand mehr bauen. Der Tempel verliert jedes Jahr einen Punkt, die Befestigungsanlage gewinnt einen; die anderen vier kosten außerdem deine Gegner Punkte.',
  buildTaken:
    '{before}: steht schon ({builder}), und jedes Gebäude gibt es nur einmal. Aber dieses kannst du bezahlen: {building} ({worth})! Der Tempel verliert jedes Jahr einen Punkt, die Befestigungsanlage gewinnt einen; die anderen vier kosten Gegner Punkte.',
  buildOther:
    '{before}: Dir fehlt {beforeLacks}. Aber dieses Gebäude kannst du bezahlen: {building} ({worth})! Es gibt jedes nur einmal. Der Tempel verliert jedes Jahr einen Punkt, die Befestigungsanlage gewinnt einen; die anderen vier kosten Gegner Punkte.',
  built: 'Dieses Gebäude gehört dir. Bis zu drei kannst du bauen.',
  notBuilt: 'Du hättest bauen können. Vielleicht ist jemand schneller: Jedes Gebäude gibt es nur einmal.',
  buildLater:
    'Ein Gebäude kostet sechs Rohstoffe; was steht, kann sonst niemand mehr bauen. Der Tempel verliert jedes Jahr einen Punkt, die Befestigungsanlage gewinnt einen; die anderen vier kosten außerdem deine Gegner Punkte.',
  lost: 'Deine Gegner haben dich {loss} gekostet ({causes}). Ein Feldzug kostet einen Gegner einen Punkt; Straße, Brücke, Weizensilo und Palast kosten zwei oder drei. Meist trifft es die, die vorn liegen.',
  end: 'So läuft jedes Jahr: Arbeiter, Ereignis, Feldzüge, Rohstoffe, Gebäude, Steuern. In einer eigenen Partie wählst du zuerst einen Satrapen, fünf von sechs Steuerkarten und drei von vier Feldzügen. Auf zu den 25 Punkten!',
  refused: 'Das erlauben die Regeln nicht. Was du wählen kannst, hat einen gestrichelten Rand.',
  asideWorker: 'Welche Rohstoffe oder Einheiten brauchen deine Karten? Setz den Arbeiter dorthin.',
  asideCampaign: 'Zieh los, wenn du alle vier Einheiten einer Karte hast; sonst warte ab.',
  asideForces:
    'Wähle die Einheiten für den Feldzug. Gebiete, deren Einheit du nicht einsetzt, bringen noch Rohstoffe.',
  asideRival: 'Jemand verliert einen Punkt. Wer vorn liegt, hat es verdient.',
  asideGiveUp: 'Platz 1 kostet einen Rohstoff. Welchen kannst du entbehren?',
  asideBonus: 'Ein Rohstoff geschenkt: Nimm, was deinen Karten fehlt.',
  asideHeir: 'Drei Rohstoffe nach Wahl. Was fehlt deinen Karten?',
  asideBuild: 'Baue, wenn du zahlen kannst, oder passe. Es geht weiter, bis alle nacheinander passen.',
  asideDivide: 'Verteile den Verlust auf deine Gegner.',
  asideTax: 'Erfülle so viele Steuerkarten, wie du kannst, oder beende deinen Zug.',
  asideOrder:
    'Du bestimmst, wer wann dran ist. Platz 1 kostet einen Rohstoff, Platz 2 eine Einheit; spätere Plätze geben dir etwas.',
};
