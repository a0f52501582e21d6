import type { en } from './en.ts';

export const de: typeof en = {
  goal: 'Du regierst als Satrap ein Gebiet des Großkönigs. Feldzüge, Gebäude und Steuern bringen Siegpunkte. Sobald am Ende eines Jahres jemand 25 hat, spätestens nach sieben Jahren, gewinnt, wer die meisten hat.',
  end: 'Das Spiel endet am Ende eines Jahres, in dem jemand 25 Siegpunkte oder mehr hat, spätestens nach dem siebten. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet die Zahl der Feldzüge, dann der Gebäude, dann der Steuerkarten.',
  parts: {
    workers: {
      title: 'Arbeiter setzen',
      text: 'In Zugreihenfolge setzt jeder einen Arbeiter, dann den zweiten. Ein Arbeiter kommt in ein freies Gebiet, das niemandes Einflussbereich ist, oder auf das Zugreihenfolgefeld. Jedes Gebiet bringt drei Rohstoffe und bietet eine Einheit. Dann wird das Jahresereignis aufgedeckt: Zum Beispiel bekommt niemand Holz.',
      example: 'Babylonien bringt Stein, Holz und Weizen und bietet Kavallerie.',
    },
    campaign: {
      title: 'Feldzüge unternehmen',
      text: 'Erfülle Feldzugkarten: Jede verlangt vier Einheiten. Du hast die deines Einflussbereichs, die der Gebiete mit deinen Arbeitern und deine permanenten. Ein Feldzug bringt 5 Punkte, und ein Gegner deiner Wahl verliert 1. Ein Gebiet, dessen Einheit du einsetzt, bringt dieses Jahr nichts.',
      example:
        'Söldner aus dem Einflussbereich, ein Elefant aus Parthia, ein Schiff aus Kappadokien und dein permanenter Elefant: 5 Punkte.',
    },
    build: {
      title: 'Sammeln und bauen',
      text: 'Alle sammeln die Rohstoffe von Einflussbereich und Arbeitern, höchstens drei von jeder Art. Dann darf in Zugreihenfolge jeder bauen, immer wieder, bis alle nacheinander passen. Ein Gebäude kostet sechs Rohstoffe, kann nur einmal gebaut werden, und jeder kann drei haben.',
      example:
        'Ein Tempel bringt im Jahr 1 sieben Punkte, im Jahr 5 nur drei. Die Befestigungsanlage bringt so viele Punkte wie die Zahl des Jahres.',
    },
    taxes: {
      title: 'Steuern zahlen',
      text: 'Erfülle so viele Steuerkarten, wie du willst. Eine Karte mit vier Rohstoffen gibt dir eine permanente Einheit, ab dem nächsten Jahr. Eine mit fünf bringt 3 Punkte. Neue Karten gibt es im Spiel nicht.',
      example: 'Zwei Stein, ein Weizen und eine Wolle bringen einen permanenten Elefanten.',
    },
    buildings: {
      title: 'Die sechs Gebäude',
      text: 'Tempel: 8 minus die Zahl des Jahres. Befestigungsanlage: die Zahl des Jahres. Straße und Brücke: 4 Punkte, und die Gegner verlieren zusammen 2. Weizensilo und Palast: 3 Punkte, und die Gegner verlieren zusammen 3. Du entscheidest, wer verliert; niemand fällt unter 0.',
    },
    order: {
      title: 'Die Zugreihenfolge',
      text: 'Der erste Platz kostet einen Rohstoff; auf dem zweiten muss eine Einheit ungenutzt bleiben; der dritte bekommt eine Einheit dazu, der vierte einen Rohstoff. Wer einen Arbeiter auf dem Zugreihenfolgefeld hat, verteilt am Jahresende alle Plätze.',
    },
    events: {
      title: 'Das Jahresereignis',
      text: 'Jedes Jahr wird nach dem Setzen der Arbeiter ein Ereignis aufgedeckt. Die meisten bewirken, dass dieses Jahr niemand einen bestimmten Rohstoff bekommt. Der Thronfolger gibt allen drei Rohstoffe, Gottes Segen eine Einheit mehr.',
    },
    abilities: {
      title: 'Sonderfähigkeiten',
      text: 'Jeder Satrap hat eine Fähigkeit, die er einmal im Spiel nutzen kann. Zeig auf deinen Satrapen oder tippe auf deinen Namen, um sie zu lesen. Es lohnt sich, auf den richtigen Moment zu warten.',
    },
    secrets: {
      title: 'Was ist verborgen?',
      text: 'Nur die Karten auf der Hand. Rohstoffe, Einheiten, Punkte und erfüllte Karten liegen offen: Du siehst, wer bald einen Feldzug erfüllt oder baut.',
    },
  },
  legend: {
    gold: 'Gold.',
    stone: 'Stein.',
    iron: 'Eisen.',
    wood: 'Holz.',
    wheat: 'Weizen.',
    wool: 'Wolle.',
    elephant: 'Elefant, eine Einheit.',
    cavalry: 'Kavallerie, eine Einheit.',
    mercenary: 'Söldner, eine Einheit.',
    chariot: 'Streitwagen, eine Einheit.',
    ship: 'Schiff, eine Einheit.',
    weapon: 'Waffe, eine Einheit.',
    any: 'Eine beliebige Einheit.',
    points: 'Siegpunkte.',
    worker: 'Ein Arbeiter.',
    tax: 'Eine Steuerkarte: Rohstoffe bezahlen.',
    campaign: 'Eine Feldzugkarte: vier Einheiten einsetzen.',
    secret: 'Verborgen: Das siehst nur du.',
    ability: 'Die Sonderfähigkeit des Satrapen, noch nicht genutzt.',
    inHand: 'Steuer- und Feldzugkarten auf der Hand.',
    fulfilled: 'Erfüllte Steuerkarten und Feldzüge, eigene Gebäude.',
    passing: 'Eine Einheit nur für dieses Jahr.',
    lasting: 'Eine permanente oder beliebige Einheit: Dafür verliert kein Gebiet seine Rohstoffe.',
    near: 'Roter Punktestand: Ein gutes Jahr kann das Spiel beenden.',
  },
};
