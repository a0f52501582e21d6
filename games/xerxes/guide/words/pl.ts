import type { en } from './en.ts';

export const pl: typeof en = {
  goal: 'Rządzisz jedną z krain Wielkiego Króla. Wyprawy, budowle i podatki dają punkty zwycięstwa. Gdy na koniec roku ktoś ma ich 25 albo minie siedem lat, wygrywa ten, kto ma najwięcej.',
  end: 'Gra kończy się na koniec roku, w którym ktoś ma 25 punktów lub więcej, najpóźniej po siódmym roku. Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma więcej wypraw, potem budowli, potem kart podatków.',
  parts: {
    workers: {
      title: 'Wyślij robotników',
      text: 'W ustalonej kolejności każdy stawia jednego robotnika, potem drugiego. Robotnik idzie na wolny obszar, który nie jest niczyją siedzibą, albo na pole kolejności. Każdy obszar daje trzy zasoby i jeden oddział. Potem odkrywa się wydarzenie roku: na przykład nikt nie dostaje drewna.',
      example: 'Babilonia daje kamień, drewno i pszenicę oraz jazdę.',
    },
    campaign: {
      title: 'Rusz na wyprawę',
      text: 'Realizuj karty wypraw: każda wymaga czterech oddziałów. Masz oddział siedziby, oddziały obszarów z robotnikami i stałe. Wyprawa daje 5 punktów, a wybrany rywal traci 1. Obszar, którego oddział idzie na wyprawę, nic w tym roku nie daje.',
      example: 'Najemnik z siedziby, słoń z Partii, okręt z Kapadocji i stały słoń: 5 punktów.',
    },
    build: {
      title: 'Zbieraj i buduj',
      text: 'Każdy zbiera zasoby siedziby i robotników, najwyżej trzy jednego rodzaju. Potem w ustalonej kolejności każdy może budować, aż wszyscy spasują jeden po drugim. Budowla kosztuje sześć zasobów, można ją zbudować tylko raz, a każdy może mieć trzy.',
      example:
        'Świątynia w roku 1 daje 7 punktów, w roku 5 tylko 3. Twierdza daje tyle punktów, ile wynosi numer roku.',
    },
    taxes: {
      title: 'Płać podatki',
      text: 'Zrealizuj dowolnie wiele kart podatków. Karta za cztery zasoby daje stały oddział, od następnego roku. Karta za pięć daje 3 punkty. W trakcie gry nie dobiera się kart.',
      example: 'Dwa kamienie, pszenica i wełna dają stałego słonia.',
    },
    buildings: {
      title: 'Sześć budowli',
      text: 'Świątynia: 8 minus numer roku. Twierdza: numer roku. Droga i most: 4 punkty, a rywale tracą razem 2. Spichlerz i pałac: 3 punkty, a rywale tracą razem 3. Ty decydujesz, kto traci; nikt nie spada poniżej 0.',
    },
    order: {
      title: 'Kolejność',
      text: 'Pierwsza pozycja kosztuje zasób; na drugiej jeden oddział musi pozostać niewykorzystany; trzecia daje dodatkowy oddział, czwarta dodatkowy zasób. Kto ma robotnika na polu kolejności, na koniec roku przydziela wszystkim pozycje.',
    },
    events: {
      title: 'Wydarzenie roku',
      text: 'Co roku po ustawieniu robotników odkrywa się wydarzenie. Większość sprawia, że nikt nie dostaje w tym roku jednego z zasobów. Następca tronu daje każdemu trzy zasoby, a błogosławieństwo dodatkowy oddział.',
    },
    abilities: {
      title: 'Zdolności specjalne',
      text: 'Każdy satrapa ma zdolność, której można użyć raz w grze. Wskaż swojego satrapę albo dotknij swojego imienia, by ją przeczytać. Warto poczekać na właściwą chwilę.',
    },
    secrets: {
      title: 'Co jest tajne?',
      text: 'Tylko karty na ręce. Zasoby, oddziały, punkty i zrealizowane karty są jawne: widać, kto zaraz ruszy na wyprawę lub coś zbuduje.',
    },
  },
  legend: {
    gold: 'Złoto.',
    stone: 'Kamień.',
    iron: 'Żelazo.',
    wood: 'Drewno.',
    wheat: 'Pszenica.',
    wool: 'Wełna.',
    elephant: 'Słoń, oddział.',
    cavalry: 'Jazda, oddział.',
    mercenary: 'Najemnik, oddział.',
    chariot: 'Rydwan, oddział.',
    ship: 'Okręt, oddział.',
    weapon: 'Broń, oddział.',
    any: 'Dowolny oddział.',
    points: 'Punkty zwycięstwa.',
    worker: 'Robotnik.',
    tax: 'Karta podatku: płacisz zasobami.',
    campaign: 'Karta wyprawy: ruszasz z czterema oddziałami.',
    secret: 'Tajne: widzisz to tylko ty.',
    ability: 'Zdolność specjalna satrapy, jeszcze niewykorzystana.',
    inHand: 'Karty podatków i wypraw na ręce.',
    fulfilled: 'Zrealizowane karty podatków i wyprawy, własne budowle.',
    passing: 'Oddział tylko na ten rok.',
    lasting: 'Oddział stały albo dowolny: żaden obszar nie traci za niego zasobów.',
    near: 'Czerwony wynik: jeden dobry rok może zakończyć grę.',
  },
};
