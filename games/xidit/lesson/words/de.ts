import type { LessonText } from './en.ts';

export const de: Readonly<Record<LessonText, string>> = {
  goal: 'Am Ende stehen drei Prüfungen: Reichtum, Einfluss, Ansehen. Wer in einer Letzter ist, scheidet aus; wer übrig bleibt, gewinnt. Jedes Jahr gibst du sechs geheime Befehle. Beginne mit „Aktion“: Sie wirbt in {here} eine Einheit an.',
  road: 'Zweiter Befehl: die schwarze Straße. Dein Idrakys folgt der Straße dieser Farbe; der Spielplan zeigt, wohin sie führt.',
  notThat:
    'Das geht auch. Jede Straße führt irgendwohin, der Spielplan zeigt es. Ich würde hier die schwarze nehmen.',
  fill: 'Setz den Rest: Aktion, rot, Aktion, rot. Eine Aktion in einer Stadt mit Anwerbungsplättchen nimmt dort eine Einheit, immer die schwächste. Jede Stadt gibt dir nur eine im Jahr.',
  ready:
    'Sechs Befehle! Die Zahlen auf dem Spielplan sind dein Weg; ein Ausrufezeichen warnt vor einem Befehl, der nichts bewirkt. Drück auf „Bereit“: Dann decken alle auf und ziehen gemeinsam.',
  three: 'Drei Einheiten! Sie stehen jetzt hinter deinem Sichtschirm, wo niemand sie zählen kann.',
  some: 'Ein Anfang. Mehr Städte auf dem Weg bringen mehr Einheiten.',
  none: 'Dieses Jahr keine einzige Einheit. Eine Aktion wirkt nur in einer Stadt mit Plättchen: Plane von Plättchen zu Plättchen.',
  threat:
    'Jetzt eine Bedrohung. Sie verlangt: {asks}. Mit diesen Einheiten beseitigt eine Aktion in {threat} sie. Ein guter Plan: {route}.',
  gather:
    'Noch ein Jahr zum Anwerben. Bedrohungen verlangen die Einheiten, die sie zeigen: Sammle, was du brauchst. Ein guter Plan: {route}.',
  slain: 'Die Bedrohung ist beseitigt, und das Königreich singt von dir!',
  notSlain:
    'Dieses Jahr fiel keine Bedrohung. Die Einheiten müssen genau passen, und andere können schneller sein.',
  rewards:
    'Nimm zwei der drei Belohnungen: Goldmünzen sind Reichtum, Stockwerke sind Einfluss, Barden bringen Ansehen. Eine Schwäche genügt zum Verlieren, also lass alle drei wachsen.',
  bards:
    'Deine Barden singen in Gebieten, die an deine Stadt grenzen. Am Ende bringen die meisten Barden in einem Gebiet den ersten Wert, die zweitmeisten den zweiten.',
  alone:
    'Jahr {year} planst du allein. Nach jedem dritten Jahr kommt eine Militärische Erhebung: Wer die meisten Einheiten einer Klasse zeigt, wird belohnt. Auch Behalten lohnt sich also.',
  end: 'Du kennst das Spiel jetzt. Gehen die Bedrohungen aus, erwachen Titanen; von ihnen erzählen die Regeln, wenn es so weit ist. Übersteh die drei Prüfungen. Spiel weiter!',
  refused:
    'Das erlauben die Regeln nicht. Was du wählen kannst, ist auf dem Spielplan und darunter markiert.',
  asideOrders: 'Plane von Plättchen zu Plättchen: Wirb an, was eine Bedrohung verlangt, dann geh hin.',
  asideRewards: 'Zwei von drei Belohnungen. In welcher Prüfung bist du am schwächsten?',
  asideBards: 'Barden gehen in Gebiete an deiner Stadt. Wo genügen wenige für den ersten Platz?',
  asideTitan:
    'Einen Wütenden Titanen beseitigt man von einer Stadt ohne Plättchen aus, mit beliebigen Einheiten.',
  asidePayment: 'Bezahle mit den Einheiten, die du am wenigsten brauchst.',
  asideCensus:
    'Zeige Einheiten, um die Belohnung ihrer Klasse zu gewinnen. Du behältst sie, aber dann kennen sie alle.',
  asideFloor: 'Ein Stockwerk mehr: Setz es auf eine deiner Zauberergilden.',
};
