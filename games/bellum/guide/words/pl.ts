import type { en } from './en.ts';

export const pl: typeof en = {
  goal: 'Jesteś mrocznym władcą: masz zamek, garstkę goblinów i chrapkę na cudzą własność. Zbieraj skrzynie. Gra kończy się, gdy ktoś ma ich dziesięć; wtedy otwiera się wszystkie i wygrywa najwyższa łączna wartość.',
  end: 'Jeśli po atakach danego dnia ktoś ma dziesięć skrzyń lub więcej, gra natychmiast się kończy. Wszyscy otwierają skrzynie: drewniane są warte 1–2, metalowe 3–5, złote 6–8. Wygrywa najwyższa suma; przy remisie większa liczba skrzyń.',
  parts: {
    roll: {
      title: 'Rzut',
      text: 'Kapitan rzuca kostką. Aktywuje ona jeden z sześciu rzędów: dla wszystkich, po obu stronach zamku, na cały dzień. To, co zamek i stwory pokazują w tym rzędzie, jest dziś twoją hordą.',
      example:
        'Kostka pokazuje 5, więc wszyscy patrzą na rząd 5. W twoim są porcja żywności, mapa skarbów i trzy miecze.',
    },
    gather: {
      title: 'Zbieranie i zwiad',
      text: 'Każdy bierze żywność i glify z aktywnego rzędu. Kto ma w nim najwięcej map skarbów, znajduje metalową skrzynię; przy remisie każdy z remisujących znajduje drewnianą.',
      example: 'Ty i Bot 1 macie po jednej mapie, więcej niż inni: każdy z was znajduje drewnianą skrzynię.',
    },
    attack: {
      title: 'Atak',
      text: 'Począwszy od kapitana, każdy może raz zaatakować. Lokacja pada, gdy masz co najmniej tyle mieczy, ile ona tarcz. Magiczną tarczę pokona tylko magiczny miecz. Bierzesz łup, a lokacja znika; zostaje tylko karczma.',
      example:
        'Na jedną magiczną tarczę i sześć zwykłych wystarczy magiczny miecz i sześć dowolnych. Siedem zwykłych mieczy to za mało.',
    },
    recruit: {
      title: 'Rekrutacja',
      text: 'Począwszy od kapitana, każdy może zrekrutować tyle stworów, za ile zapłaci. Straszliwe kosztują 2 porcje żywności, niezwykle straszliwe 1 glif i 4 porcje albo 3 glify. Potem kapitanem zostaje następny gracz.',
      example: 'Mając 4 porcje żywności, rekrutujesz kolejno dwa straszliwe stwory.',
    },
    sides: {
      title: 'Lewa czy prawa?',
      text: 'Stwór staje po jednej stronie zamku i tam zostaje. Po lewej liczą się jego żywność, glify i mapy, po prawej miecze, magiczne miecze i złodzieje. Żetony bonusu z karty dostajesz od razu: tarcze, magiczne tarcze i zaklęcia zamętu.',
    },
    theft: {
      title: 'Okradanie zamku',
      text: 'Mając co najmniej jednego złodzieja w aktywnym rzędzie, możesz zaatakować zamek, w którym jest skrzynia. Potrzebujesz mieczy na wszystkie jego tarcze. Potem bierzesz co najmniej jedną skrzynię, najwyżej po jednej na złodzieja. Ofiara dostaje tarczę.',
      example:
        'Dwa miecze i złodziej przeciw zamkowi z dwiema tarczami: kradniesz skrzynię, a zamek ma odtąd trzy tarcze.',
    },
    barrels: {
      title: 'Nowy rzut',
      text: 'Po rzucie każdy po kolei może oddać beczkę: wtedy kapitan musi rzucić ponownie. Kapitan może też użyć zaklęcia zamętu; będzie znów gotowe, gdy ten gracz zostanie kapitanem w późniejszym dniu. Trwa to, aż wszyscy zaakceptują rzut.',
    },
    secrets: {
      title: 'Co jest tajne?',
      text: 'Tylko wartości skrzyń: widzisz swoje i pamiętasz te, które kiedyś były twoje. Reszta jest jawna, także to, kto ile ma skrzyń.',
    },
  },
  legend: {
    food: 'Żywność. Płaci się nią za stwory.',
    glyph: 'Glif. Płaci się nim za niezwykle straszliwe stwory.',
    map: 'Mapa skarbów. Kto ma ich najwięcej w aktywnym rzędzie, znajduje skrzynię.',
    sword: 'Miecz. Pokonuje jedną tarczę.',
    magicSword: 'Magiczny miecz. Pokonuje każdą tarczę, także magiczną.',
    thief: 'Złodziej. Kradnie skrzynię z zamku, który padł.',
    shield: 'Tarcza. Zatrzymuje jeden miecz.',
    magicShield: 'Magiczna tarcza. Zatrzymuje wszystko prócz magicznego miecza.',
    barrel: 'Beczka. Stawiasz kolejkę: kapitan rzuca ponownie.',
    spell: 'Zaklęcie zamętu. Jako kapitan rzucasz ponownie.',
    captain: 'Kapitan: rzuca kostką i zaczyna.',
  },
};
