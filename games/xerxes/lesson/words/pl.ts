import type { LessonText } from './en.ts';

export const pl: Readonly<Record<LessonText, string>> = {
  goal: 'Wygrywa, kto ma najwięcej punktów, gdy ktoś zdobędzie 25 albo minie siedem lat. Ta karta podatku wymaga: {cost}. Twoja siedziba, {home}, daje co roku: {yields}. Resztę zbiorą robotnicy: wyślij pierwszego na obszar {area}.',
  onCourse:
    'Dobrze: {placed} daje na kartę podatku: {brings}. Na każdym obszarze mieści się tylko jeden robotnik.',
  tooLittle:
    '{placed} daje na tę kartę tylko: {brings}, a reszty ({lack}) żaden obszar nie da w całości. Cofnij ruch i poszukaj lepszego albo zapłać ten podatek za rok.',
  complete: 'Dobry wybór: razem z tym, co daje {home}, będzie wszystko na kartę podatku.',
  elsewhere:
    'Stamtąd nic nie przyda się na tę kartę podatku. Porównaj to, co daje obszar, z tym, czego karcie jeszcze brakuje: {lack}.',
  onTrack: 'Kto ma tam robotnika, ustala kolejność na koniec roku, ale ten robotnik nie przynosi zasobów.',
  claim:
    'Grasz na pierwszej pozycji, a to co roku kosztuje zasób. Zmienisz to dzięki polu kolejności. Zwykle trzeba tam wysłać robotnika; dzięki zdolności specjalnej zajmiesz je bez niego, raz w grze. Użyj jej teraz!',
  claimed:
    'Pole należy do ciebie: na koniec roku ustalisz kolejność. Gwiazdka przy siedzibie oznacza zdolność jeszcze niewykorzystaną.',
  abilityKept: 'Zachowujesz więc zdolność. Każdy satrapa ma inną, do użycia raz w grze.',
  second: 'Na kartę podatku brakuje jeszcze: {lack}. Wyślij tego robotnika na obszar {area}.',
  partly:
    'Na kartę podatku brakuje jeszcze: {lack}. Żaden obszar nie ma tego wszystkiego; najwięcej da {area}. To, co masz w magazynie, zostaje na następny rok.',
  nextYear: 'To pomoże, ale karcie brakuje jeszcze: {lack}. Zebrane zasoby zostają w magazynie.',
  anywhere:
    'Na kartę podatku masz już wszystko. Czego nie wydasz, zostaje w magazynie, najwyżej po trzy każdego rodzaju. Drugiego robotnika wyślij, gdzie chcesz, na przykład na obszar {area}.',
  giveUp:
    'Wydarzenie roku ({event}) dotknęło wszystkich. Na wyprawę masz jeszcze za mało oddziałów, więc wszystkie twoje obszary dały zasoby. Teraz cena pierwszej pozycji: oddaj coś, czego karta podatku nie potrzebuje.',
  gaveNeeded: 'Tego wymaga karta podatku, więc w tym roku jej nie opłacisz. Cofnij to i oddaj coś innego.',
  tax: 'Zapłać podatek: {cost}. Ta karta daje na stałe oddział: {force}. Inne karty podatków dają od razu 3 punkty.',
  taxTooDear: 'W magazynie nie ma tego, czego wymaga ta karta.',
  paid: 'Wielki Król jest zadowolony. Odtąd ten oddział jest zawsze z tobą: {force}. Niebieskie liczniki przy twoim imieniu pokazują, co już masz za sobą: podatki, wyprawy, budowle.',
  notPaid: 'Można było zapłacić. Stały oddział pomaga w każdej wyprawie.',
  taxLater:
    'Podatek nie jest jeszcze zapłacony; karcie brakuje: {lack}. Zasoby zostają w magazynie, najwyżej po trzy każdego rodzaju; spróbuj w tym roku. Karta daje stały oddział: {force}.',
  order:
    'Ustalasz kolejność. Pozycja 1 kosztuje zasób, na pozycji 2 jeden oddział pozostaje niewykorzystany, pozycja 3 dodaje dowolny oddział. Wybierz najpierw rywali, potem siebie: trafisz na pozycję 3.',
  third:
    'Pozycja 3: stawiasz robotników na końcu, ale masz o jeden dowolny oddział więcej: to słońce przy zasobach.',
  notThird: 'Niech tak będzie. Ta kolejność obowiązuje, aż ktoś ustali nową.',
  march:
    'Teraz wyprawa: cztery oddziały za 5 punktów. Masz: {ready}; pozycja 3 dodaje dowolny. Każdy obszar też daje oddział. Brakuje jeszcze: {missing}. Wyślij tego robotnika na obszar {area}.',
  marchAlone:
    'Teraz wyprawa: cztery oddziały za 5 punktów. Masz: {ready}. Każdy obszar też daje oddział. Brakuje jeszcze: {missing}. Wyślij tego robotnika na obszar {area}.',
  gather:
    'Czterech oddziałów na wyprawę w tym roku nie zbierzesz. Ten robotnik zbiera więc na budowlę; każda kosztuje sześć zasobów. Najłatwiej o tę: {building} ({price}). Wyślij robotnika na obszar {area}.',
  marchOn:
    'Wciąż brakuje: {missing}. Szukaj na obszarze {area}. Obszar, którego oddziału użyjesz, nie daje w tym roku zasobów.',
  supply:
    'Ten robotnik może zbierać na budowlę. Każda kosztuje sześć zasobów; najłatwiej ci teraz o tę: {building} ({price}). Wyślij robotnika na obszar {area}.',
  supplyChanged:
    'Cel się zmienia: teraz bliżej ci do tej budowli: {building} ({price}), a nie: {before}. Wyślij robotnika na obszar {area}.',
  heir: 'Dobre wydarzenie: każdy bierze trzy dowolne zasoby. Policz, co dadzą jeszcze obszary ({income}); w magazynie mieszczą się po trzy. Weź więc: {gift}. Przyda się na budowlę: {building} ({price}), i na inną, gdyby ktoś cię ubiegł.',
  heirTax:
    'Dobre wydarzenie: każdy bierze trzy dowolne zasoby. Policz, co dadzą jeszcze obszary ({income}); w magazynie mieszczą się po trzy. Karcie podatku brakuje wtedy: {lack}. Weź: {gift}, a zapłacisz podatek.',
  heirChanged:
    'Każdy bierze trzy dowolne zasoby. Cel się zmienia: z tym, co dadzą obszary ({income}), bliżej ci do tej budowli: {building} ({price}), a nie: {before}. Weź: {gift}; w magazynie mieszczą się po trzy.',
  overflow:
    'Uwaga: z tym, co dadzą jeszcze twoje obszary ({income}), to więcej niż trzy jednego rodzaju, a nadmiar przepada.',
  campaign:
    'Masz wszystkie cztery oddziały: wybierz kartę wyprawy! Obszary, których oddziałów użyjesz, nic w tym roku nie dadzą; pozostałe tak.',
  forces:
    'Masz więcej oddziałów, niż trzeba; cztery są zaproponowane. Obszar, którego oddział zostaje, da jeszcze zasoby. Potwierdź albo wybierz inny oddział.',
  allForces:
    'Wszystkie cztery oddziały są wybrane, a innych na ich miejsce nie masz. Ich obszary nic w tym roku nie dadzą. Potwierdź!',
  won: 'Wyprawa wygrana: 5 punktów zwycięstwa.',
  notMarched: 'Armia została w domu. Oddziały z obszarów znikają na koniec roku; zostają tylko stałe.',
  rival: 'A jeden z rywali traci punkt. Kogo wolisz mieć za sobą?',
  build:
    'Teraz buduj: {building}, {worth}! Gdy budowla stoi, nikt inny już jej nie zbuduje. Świątynia co roku traci punkt, twierdza zyskuje; cztery pozostałe odbierają też punkty rywalom.',
  buildTaken:
    '{before}: tę budowlę ma już {builder}, a każdą buduje się tylko raz. Stać cię jednak na tę: {building}, {worth}! Świątynia co roku traci punkt, twierdza zyskuje; cztery pozostałe odbierają też punkty rywalom.',
  buildOther:
    '{before}? Brakuje jeszcze: {beforeLacks}. Stać cię jednak na tę budowlę: {building}, {worth}! Każdą buduje się tylko raz. Świątynia co roku traci punkt, twierdza zyskuje; cztery pozostałe odbierają punkty rywalom.',
  built: 'Ta budowla jest twoja. Możesz zbudować najwyżej trzy.',
  notBuilt: 'Można było zbudować. Ktoś może cię ubiec: każdą budowlę buduje się tylko raz.',
  buildLater:
    'Budowla kosztuje sześć zasobów; gdy stoi, nikt inny już jej nie zbuduje. Świątynia co roku traci punkt, twierdza zyskuje; cztery pozostałe odbierają też punkty rywalom.',
  lost: 'Przez rywali tracisz {loss} ({causes}). Wyprawa odbiera jednemu rywalowi punkt; droga, most, spichlerz i pałac odbierają dwa lub trzy. Najczęściej trafia to prowadzących.',
  end: 'Tak przebiega każdy rok: robotnicy, wydarzenie, wyprawy, zasoby, budowle, podatki. We własnej partii wybierzesz najpierw satrapę, pięć z sześciu kart podatków i trzy z czterech wypraw. A teraz po 25 punktów!',
  refused: 'Zasady na to nie pozwalają. To, co możesz wybrać, ma przerywaną krawędź.',
  asideWorker: 'Jakich zasobów lub oddziałów wymagają twoje karty? Tam wyślij robotnika.',
  asideCampaign: 'Ruszaj, jeśli masz wszystkie cztery oddziały karty; jeśli nie, oszczędzaj siły.',
  asideForces: 'Wybierz oddziały na wyprawę. Obszary, których oddziału nie użyjesz, dadzą jeszcze zasoby.',
  asideRival: 'Ktoś traci punkt. Zasłużył na to prowadzący.',
  asideGiveUp: 'Pierwsza pozycja kosztuje jeden zasób. Który możesz oddać?',
  asideBonus: 'Zasób w prezencie: weź to, czego brakuje twoim kartom.',
  asideHeir: 'Trzy dowolne zasoby. Czego brakuje twoim kartom?',
  asideBuild: 'Buduj, jeśli możesz zapłacić, albo pasuj. Kolejka trwa, aż wszyscy spasują jeden po drugim.',
  asideDivide: 'Podziel stratę między rywali.',
  asideTax: 'Zrealizuj tyle kart podatków, ile możesz, albo zakończ turę.',
  asideOrder: 'Ty ustalasz kolejność. Pierwsza pozycja kosztuje zasób, druga oddział; dalsze coś dają.',
};
