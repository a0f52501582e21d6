import type { en } from './en.ts';

export const de: typeof en = {
  goal: 'Du führst einen Idrakys durch ein bedrohtes Königreich. Am Ende stehen drei Prüfungen: Reichtum (Goldmünzen), Einfluss (Stockwerke) und Ansehen (Barden). In jeder scheidet der Letzte aus. Wer übrig bleibt, rettet das Königreich; du darfst also nirgends schwach sein.',
  end: 'Nach neun Jahren (zwölf im langen Spiel) folgen die drei Prüfungen in der Reihenfolge der Ruhmeshalle. In jeder scheidet der Schwächste aus, der noch im Spiel ist; bei fünf Spielern in der ersten gleich zwei. Bei Gleichstand liegt vorn, wer mehr Einheiten übrig hat. Der letzte Idrakys gewinnt.',
  parts: {
    plan: {
      title: 'Sechs Befehle planen',
      text: 'Alle stellen geheim sechs Drehscheiben ein: eine Straße (blau, rot oder schwarz), eine Aktion oder abwarten. Dann wird aufgedeckt, und die Befehle laufen der Reihe nach: erst der erste von allen, dann der zweite von allen und so weiter.',
      example:
        'Aktion, schwarz, Aktion, rot, Aktion, rot: anwerben, reisen, anwerben, reisen, anwerben, reisen.',
    },
    recruit: {
      title: 'Anwerben',
      text: 'Eine Aktion in einer Stadt mit Anwerbungsplättchen bringt dir eine Einheit, immer die schwächste, die noch da ist. In jeder Stadt kannst du einmal im Jahr anwerben. Deine Einheiten stehen hinter dem Sichtschirm, wo niemand sie sieht.',
      example:
        'In einer Stadt stehen ein Bogenschütze, ein Fußsoldat und ein Kampfmagier: Du nimmst den Bogenschützen. Wer danach kommt, bekommt den Fußsoldaten.',
    },
    threat: {
      title: 'Bedrohungen beseitigen',
      text: 'Eine Aktion in einer Stadt mit Bedrohung beseitigt sie, wenn du alle verlangten Einheiten hast: genau diese Klassen. Sie kehren in die Kaserne zurück, und du wählst zwei der drei Belohnungen: Goldmünzen, Barden, Stockwerke.',
      example:
        'Die Bedrohung verlangt einen Dorfmilizionär und zwei Bogenschützen. Mit drei Kampfmagiern kannst du sie nicht beseitigen.',
    },
    build: {
      title: 'Goldmünzen, Zauberergilden, Barden',
      text: 'Goldmünzen kommen hinter den Sichtschirm. Stockwerke baust du in der Stadt, in der dein Idrakys steht, höchstens vier, je Stadt eine Zauberergilde. Barden kommen in angrenzende Gebiete; im Zentralgebiet kommen sie verborgen in die Festung.',
    },
    reputation: {
      title: 'Wie Ansehen gezählt wird',
      text: 'In jedem Gebiet bringen die meisten Barden den ersten Wert, die zweitmeisten den zweiten. Bei Gleichstand auf dem ersten Platz bekommen alle Beteiligten den ersten Wert und niemand den zweiten. Barden in der Festung zählen erst am Ende.',
      example:
        'Ein Gebiet ist 5 und 2 wert. Du hast dort drei Barden, Bot 1 und Bot 2 je zwei: Du bekommst 5, die beiden je 2.',
    },
    census: {
      title: 'Die Militärische Erhebung',
      text: 'Nach jedem dritten Jahr (im langen Spiel jedem vierten) wird jede Klasse gezählt. Alle wählen geheim, wie viele sie zeigen; wer die meisten zeigt, bekommt Goldmünzen, Barden oder ein Stockwerk. Die Einheiten behältst du.',
    },
    titans: {
      title: 'Titanen',
      text: 'Gehen die Bedrohungen aus, erwachen Titanen. Einen Wütenden Titanen beseitigst du mit einer Aktion in einer Stadt ohne Plättchen und bezahlst so viele Einheiten beliebiger Klassen, wie er zeigt. Er bringt mehr als die meisten Bedrohungen.',
    },
    tiles: {
      title: 'Woher kommen neue Plättchen?',
      text: 'Das nächste Anwerbungsplättchen und die nächste Bedrohung sieht man immer. Verlässt ein Plättchen den Spielplan, kommt das nächste in die Stadt mit seiner Nummer, noch vor dem Befehl des nächsten Spielers. So siehst du, was kommt.',
    },
    secrets: {
      title: 'Was ist verborgen?',
      text: 'Einheiten, Goldmünzen und übrige Barden sind hinter dem Sichtschirm; Befehle sind geheim, bis aufgedeckt wird. Was auf dem Spielplan geschieht, sehen alle: Wer aufpasst, kann mitzählen.',
    },
  },
  legend: {
    militia: 'Dorfmiliz, die schwächste Klasse.',
    archer: 'Bogenschütze.',
    infantry: 'Fußsoldat.',
    cleric: 'Priester.',
    mage: 'Kampfmagier, die stärkste Klasse.',
    action: 'Aktion: anwerben, eine Bedrohung beseitigen oder einen Titanen beseitigen.',
    wait: 'Abwarten: Nichts geschieht.',
    gold: 'Goldmünzen. Sie zählen in der Prüfung des Reichtums.',
    floors: 'Stockwerk. Zählt in der Prüfung des Einflusses.',
    bards: 'Barde. Bringt Ansehen in einem Gebiet.',
    reputation: 'Die Prüfung des Ansehens.',
    fortress: 'Die Festung: verborgene Barden des Zentralgebiets.',
    titan: 'Ein Wütender Titan.',
    asleep: 'Ein Schlummernder Titan.',
    first: 'Der Startspieler dieses Jahres.',
    secret: 'Hinter dem Sichtschirm: Das siehst nur du.',
    recruits:
      'Eine Stadt mit Anwerbungsplättchen, wenn der Spielplan klein ist. Tippe auf die Stadt, um die Einheiten zu sehen.',
    threat:
      'Eine Stadt mit Bedrohung, wenn der Spielplan klein ist. Tippe auf die Stadt, um Einheiten und Belohnungen zu sehen.',
    next: 'Gestrichelt: das nächste Plättchen. Es kommt in diese Stadt.',
    values: 'Was ein Gebiet wert ist: für die meisten und für die zweitmeisten Barden.',
    guild: 'Eine Zauberergilde und die Zahl ihrer Stockwerke.',
    kept: 'Stockwerke: gebaut, und hinter dem Sichtschirm aufbewahrt.',
    unknown: 'Barden in den Gebieten; wie viele in der Festung sind, ist geheim.',
    deciding: 'Hier wird noch entschieden.',
    overtaken: 'Jemand hat deine Barden in diesem Gebiet gerade überholt.',
  },
};
