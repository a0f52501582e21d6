import type { LessonText } from './en.ts';

export const de: Readonly<Record<LessonText, string>> = {
  goal: 'Nach {years} Jahren kommen drei Prüfungen in zufälliger Folge: Reichtum, Einfluss, Ansehen. Wer in einer Letzter ist, scheidet aus; wer übrig bleibt, gewinnt. Jedes Jahr gibst du sechs geheime Befehle. Beginne mit „Aktion“: Sie wirbt in {here} eine Einheit an.',
  goalRoad:
    'Nach {years} Jahren kommen drei Prüfungen in zufälliger Folge: Reichtum, Einfluss, Ansehen. Wer in einer Letzter ist, scheidet aus; wer übrig bleibt, gewinnt. Jedes Jahr gibst du sechs geheime Befehle. Von {here} aus beginne mit der Straße „{first}“.',
  road: 'Zweiter Befehl: „{second}“. Dein Idrakys folgt der Straße dieser Farbe; der Spielplan zeigt, wohin sie führt.',
  act: 'Zweiter Befehl: „Aktion“. Sie wirbt in {stop} eine Einheit an.',
  wrong:
    'Befehl {place} ist „{wrong}“; gemeint war „{meant}“. Tippe auf diese Drehscheibe, dann auf das richtige Symbol.',
  vainPlan:
    'Vorsicht: Befehle mit Ausrufezeichen bewirken nichts. Mein Plan war: {route}. Tippe auf eine Drehscheibe, um sie zu ändern.',
  otherPlan:
    'Das ist nicht mein Plan, aber nach jetzigem Stand geht er auf. Drück auf „Bereit“ oder ändere eine Drehscheibe.',
  fill: 'Stell den Rest ein: {rest}. Eine Aktion in einer Stadt mit Anwerbungsplättchen bringt dir eine Einheit von dort, immer die schwächste; schwache Klassen stehen immer vorn. Jede Stadt gibt dir nur eine im Jahr.',
  ready:
    'Sechs Befehle! Die Zahlen auf dem Spielplan zeigen deinen Weg; ein Ausrufezeichen warnt vor einem Befehl, der nichts bewirkt. Zeig auf etwas oder halte es gedrückt: Dann wird es erklärt. Drück auf „Bereit“: Dann decken alle gemeinsam auf.',
  three: 'Drei Einheiten, verborgen hinter deinem Sichtschirm!',
  some: 'Ein Anfang. Mehr Städte auf dem Weg bringen mehr Einheiten.',
  none: 'Dieses Jahr keine einzige Einheit. Eine Aktion wirkt nur in einer Stadt mit Plättchen: Plane von Plättchen zu Plättchen.',
  threat:
    'Jetzt eine Bedrohung. Die in {threat} verlangt: {asks}. Du hast: {have}. Hol, was fehlt, und beseitige sie dort mit einer Aktion: {route}.',
  again:
    'Neuer Versuch. Die Bedrohung in {threat} verlangt: {asks}. Du hast: {have}. Dieser Plan gelingt, wenn niemand schneller ist: {route}.',
  gather:
    'Noch ein Jahr zum Anwerben. Bedrohungen verlangen die Einheiten, die sie zeigen: Sammle, was du brauchst. Ein guter Plan: {route}.',
  slain: 'Die Bedrohung ist beseitigt, und das Königreich singt von dir!',
  tooLate:
    'Jemand war schneller: Bei deiner Aktion war die Bedrohung schon weg. Nimm das Jahr zurück und geh einen kürzeren Weg, oder spiel weiter; es kommen noch mehr Bedrohungen.',
  unitsMissing:
    'Du warst da, aber nicht mit allen Einheiten, die die Bedrohung zeigt; nichts ersetzt eine fehlende. Nimm das Jahr zurück, oder spiel weiter und versuch es noch einmal.',
  notThere:
    'Keine Bedrohung beseitigt: In keiner Stadt mit Bedrohung hattest du eine Aktion geplant. Nimm das Jahr zurück, oder spiel weiter und versuch es noch einmal.',
  rewards:
    'Nimm zwei der drei Belohnungen: Goldmünzen zählen für Reichtum, Stockwerke für Einfluss, Barden für Ansehen. Eine einzige Schwäche genügt zum Verlieren: Stärke alle drei.',
  bards:
    'Deine Barden singen in Gebieten an deiner Stadt, nie in einer Ödnis. Für „{central}“ kommen sie in die Festung, ihre Zahl bleibt geheim. Wer am Ende in einem Gebiet die meisten Barden hat, bekommt dessen ersten Wert, wer die zweitmeisten hat, den zweiten.',
  alone:
    'Jahr {year} planst du allein. Tippe auf eine Stadt, um ihr Plättchen zu sehen. Jeden Befehl beginnt, wer die Flagge hat; andere sind also vielleicht vor dir da. Danach wird bei der Militärischen Erhebung belohnt, wer die meisten Einheiten einer Klasse zeigt.',
  censusNone:
    'Die Militärische Erhebung! Klasse für Klasse wählen alle geheim, wie viele Einheiten sie zeigen; wer die meisten zeigt, wird belohnt. Von dieser Klasse hast du keine: Bestätige einfach.',
  census:
    'Die Militärische Erhebung! Klasse für Klasse wählen alle geheim, wie viele Einheiten sie zeigen. Wer die meisten zeigt, bekommt die Belohnung unten; bei Gleichstand gibt es je eins. Du behältst deine Einheiten, nur geheim sind sie nicht mehr.',
  censusWon: 'Niemand zeigt mehr: Die Belohnung gehört dir, und deine Einheiten bleiben bei dir.',
  censusOthers:
    'Diese Belohnung bekommt jemand anders oder niemand. Deine Einheiten bleiben trotzdem bei dir.',
  rewardsTold:
    'Was eine Bedrohung bringt: zwei ihrer drei Belohnungen. Goldmünzen zählen für Reichtum, Stockwerke für Einfluss, Barden für Ansehen. Eine einzige Schwäche genügt zum Verlieren: Stärke alle drei.',
  bardsTold:
    'Barden singen in Gebieten an deiner Stadt, nie in einer Ödnis. Für „{central}“ kommen sie in die Festung, ihre Zahl bleibt geheim. Wer am Ende in einem Gebiet die meisten Barden hat, bekommt dessen ersten Wert, wer die zweitmeisten hat, den zweiten.',
  fortress:
    'Noch zweierlei: Die Barden in der Festung von „{central}“ werden erst am Ende gezählt. Und in jeder Stadt steht nur eine Zauberergilde, höchstens vier Stockwerke hoch.',
  next: 'Diese Plättchen kommen als Nächste: jedes in die Stadt seiner Nummer, wenn eines seiner Art den Spielplan verlässt.',
  titans:
    'Gehen die Bedrohungen aus, erwachen diese Titanen. Beseitige sie von Städten ohne Plättchen aus, mit beliebigen Einheiten.',
  end: 'Die Prüfungen kommen in dieser Reihenfolge: {assessments}. Wer Letzter ist, scheidet vor der nächsten aus; bei Gleichstand entscheiden die übrigen Einheiten. Du kennst nun das Spiel. Jetzt bist du dran!',
  refused:
    'Das erlauben die Regeln nicht. Was du wählen kannst, ist auf dem Spielplan und darunter markiert.',
  asideLord:
    'Wo beginnt dein Idrakys? Gut ist eine Stadt mit Anwerbungsplättchen: Dort kann die erste Aktion anwerben.',
  asideOrders: 'Plane von Plättchen zu Plättchen: Wirb an, was eine Bedrohung verlangt, dann geh hin.',
  asideRewards: 'Zwei von drei Belohnungen. In welcher Prüfung bist du am schwächsten?',
  asideBards:
    'Barden gehen in Gebiete an deiner Stadt. Wo genügen wenige für den ersten Platz? Für „{central}“ kommen sie in die Festung, ihre Zahl bleibt geheim.',
  asideTitan:
    'Einen Wütenden Titanen beseitigt man von einer Stadt ohne Plättchen aus, mit beliebigen Einheiten.',
  asidePayment: 'Bezahle mit den Einheiten, die du am wenigsten brauchst.',
  asideCensus:
    'Hast du Einheiten dieser Klasse, zeig welche, um ihre Belohnung zu gewinnen. Du behältst sie, aber dann kennen sie alle.',
  asideFloor: 'Ein Stockwerk mehr: Setz es auf eine deiner Zauberergilden.',
};
