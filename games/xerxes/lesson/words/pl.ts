import type { LessonText } from './en.ts';

export const pl: Readonly<Record<LessonText, string>> = {
  goal: 'Zdobądź 25 punktów przed innymi albo miej ich najwięcej po siedmiu latach. Robotnik przynosi trzy zasoby obszaru. Twoja karta podatku wymaga: {cost}. Wyślij pierwszego robotnika na obszar {area}.',
  onCourse: 'Dobry wybór. Na każdym obszarze mieści się tylko jeden robotnik.',
  elsewhere: 'Jak wolisz. Patrz, co daje obszar i czego wymagają twoje karty.',
  onTrack: 'To pole pozwala ustalić kolejność na koniec roku, ale nie daje zasobów.',
  second:
    'Twoja siedziba {home} też co roku daje zasoby. Wyślij drugiego robotnika na obszar {area}, a zbierzesz wszystko na kartę podatku.',
  giveUp:
    'Wydarzenie roku, {event}, dotknęło wszystkich. Każdy zebrał zasoby, najwyżej trzy jednego rodzaju. Pierwsza pozycja kosztuje: oddaj zasób, którego karta podatku nie potrzebuje.',
  tax: 'Zapłać podatek: {cost}. Ta karta daje na stałe oddział: {force}. Inne karty podatków dają od razu 3 punkty.',
  taxTooDear: 'W magazynie nie ma tego, czego wymaga ta karta.',
  paid: 'Wielki Król jest zadowolony. Odtąd idzie z tobą: {force}.',
  notPaid: 'Można było zapłacić. Stały oddział pomaga w każdej wyprawie.',
  march:
    'Teraz wyprawa: cztery oddziały za 5 punktów. Liczą się siedziba i stałe oddziały; brakuje: {missing}. Każdy obszar też daje oddział: wyślij robotnika na obszar {area}.',
  marchOn:
    'Brakuje jeszcze jednego oddziału: {missing}. Znajdziesz go na obszarze {area}. Obszar, którego oddział idzie na wojnę, nie daje w tym roku zasobów.',
  campaign: 'Wszystkie cztery oddziały są gotowe. Wybierz kartę wyprawy i ruszaj!',
  won: 'Zwycięstwo! Pięć punktów dla ciebie.',
  notMarched: 'Armia została w domu. Oddziały z obszarów znikają na koniec roku; zostają tylko stałe.',
  rival: 'A jeden z rywali traci punkt. Kogo wolisz mieć za sobą?',
  build:
    'Sześć zasobów to budowla. Każdą można zbudować tylko raz: świątynia opłaca się wcześnie, twierdza późno; inne odbierają też punkty rywalom.',
  end: 'To wszystko: robotnicy, wydarzenie, wyprawy, zasoby, budowle, podatki, siedem razy. Zdolność specjalna czeka na swoją chwilę. 25 punktów: graj dalej!',
  refused: 'Zasady na to nie pozwalają. To, co możesz wybrać, ma jasną krawędź.',
  asideWorker: 'Jakich zasobów lub oddziałów wymagają twoje karty? Tam wyślij robotnika.',
  asideCampaign: 'Ruszaj, jeśli masz wszystkie cztery oddziały karty; inaczej oszczędzaj siły.',
  asideForces: 'Wybierz, kto idzie. Obszary, które zostają, dają zasoby.',
  asideRival: 'Ktoś traci punkt. Zasłużył na to prowadzący.',
  asideGiveUp: 'Pierwsza pozycja kosztuje jeden zasób. Który możesz oddać?',
  asideBonus: 'Zasób w prezencie: weź to, czego brakuje twoim kartom.',
  asideHeir: 'Trzy dowolne zasoby. Czego brakuje twoim kartom?',
  asideBuild: 'Buduj, jeśli możesz zapłacić, albo pasuj. Kolejka trwa, aż wszyscy spasują.',
  asideDivide: 'Podziel stratę między rywali.',
  asideTax: 'Zrealizuj tyle kart podatków, ile możesz, albo zakończ turę.',
  asideOrder: 'Ty ustalasz kolejność. Pierwsza pozycja kosztuje zasób, druga oddział; dalsze coś dają.',
};
