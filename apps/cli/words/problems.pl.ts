import { countPolish } from '@triptych/words';
import type { problems as en } from './problems.en.ts';

const players = (number: number) =>
  countPolish(number, { one: '# gracz', few: '# graczy', many: '# graczy' });
const people = (number: number) => countPolish(number, { one: '# osoba', few: '# osoby', many: '# osób' });
const bots = (number: number) => countPolish(number, { one: '# bot', few: '# boty', many: '# botów' });

export const problems: typeof en = {
  unknownCommand: (name, known) => `Nie ma polecenia „${name}”. Możliwe: ${known}.`,
  unknownFlag: (name, known) => `Nie ma tu flagi „${name}”. Możliwe: ${known}.`,
  noFlags: 'żadne',
  missingValue: (flag) => `Flaga ${flag} wymaga wartości.`,
  unwantedValue: (flag) => `Flaga ${flag} nie przyjmuje wartości.`,
  tooManyArguments: (argument) => `„${argument}” to o jedno słowo za dużo; --help pokazuje, co pasuje.`,
  missingSubCommand: (command, known) => `${command} wymaga jednego ze słów: ${known}.`,
  missingArgument: (name, usage) => `Brakuje argumentu „${name}”. Użycie: ${usage}`,
  unknownLanguage: (name, known) => `Nie ma tu języka „${name}”. Możliwe: ${known}.`,
  unknownGame: (name, known) => `Nie ma tu gry „${name}”. Możliwe: ${known}.`,
  unknownPack: (name, known) =>
    `Nie ma zestawu „${name}”, ani pod tą nazwą, ani jako pliku. Możliwe: ${known} albo ścieżka do pliku.`,
  unknownOption: (name, known) => `Nie ma opcji „${name}”. Możliwe: ${known}.`,
  unknownValue: (option, value, known) =>
    `Opcja ${option} nie może mieć wartości „${value}”. Możliwe: ${known}.`,
  unknownSeat: (name, known) => `Przy stole nie ma miejsca „${name}”. Możliwe: ${known}.`,
  notANumber: (flag, text) => `${flag}: potrzebna jest liczba całkowita, a nie „${text}”.`,
  badCharacter: (found, known) => `W tej grze nie ma postaci „${found}”. Do wyboru: ${known}.`,
  badBots: (found, known) =>
    `Flaga --bots wymaga liczby całkowitej albo siły każdego bota (${known}), a nie „${found}”.`,
  emptyName: 'Jedno z imion jest puste; imiona pisze się tak: Ana,Ben.',
  longName: (name, most) => `Imię „${name}” jest za długie; największa dozwolona liczba znaków: ${most}.`,
  reservedName: (name) => `„${name}” nie może tu być imieniem osoby: liczby i „bot” oznaczają miejsca.`,
  sameName: (name) => `Imię „${name}” występuje dwa razy; każdy gracz potrzebuje własnego.`,
  wrongPlayers: (found, min, max) => `Ta gra jest dla ${min}–${max} graczy, a tu byłoby ich ${found}.`,
  seatsDoNotAddUp: (persons, machines, all) =>
    `${people(persons)} i ${bots(machines)} to nie ${players(all)}.`,
  badSeatOrder: (order, example) =>
    `Kolejność miejsc „${order}” nie wymienia wszystkich dokładnie raz. Możliwe: random albo lista, np. ${example}.`,
  badSeed: (length) =>
    `Ziarno to 64 cyfry szesnastkowe (0–9, a–f); ${countPolish(length, { one: 'tu jest # znak', few: 'tu są # znaki', many: 'tu jest # znaków' })}.`,
  noFile: (path) => `Nie ma pliku ${path}.`,
  cannotRead: (path, why) => `Nie można odczytać pliku ${path}: ${why}.`,
  cannotWrite: (path, why) => `Nie udało się zapisać partii w pliku ${path}: ${why}.`,
  cannotPrint: (why) => `Nie udało się zapisać danych wyjściowych: ${why}. Mogą być niepełne.`,
  cannotRemember: (path, why) => `Nie udało się zapisać twoich postępów w pliku ${path}: ${why}.`,
  changedMeanwhile: (path) =>
    `Inny program zmienił w międzyczasie plik ${path}; nic nie zostało nadpisane. Uruchom ponownie, a program wczyta to, co jest tam teraz.`,
  tooLarge: (path) => `Plik ${path} jest o wiele za duży jak na partię lub zestaw.`,
  notJson: (path, line, column) =>
    `Plik ${path} jest uszkodzony albo nie jest plikiem JSON: wiersz ${line}, kolumna ${column} jest nieczytelna.`,
  inFile: (path, what) => `${path}: ${what}`,
  fileOfUnknownGame: (path, game, known) =>
    `${path} to partia gry „${game}”, której tu nie ma. Możliwe: ${known}.`,
  fileSeats: (path, found, min, max) =>
    `Pliku ${path} nie da się rozegrać: ${players(found)}, a gra jest dla ${min}–${max}.`,
  fileOption: (path, option, value, known) =>
    `Pliku ${path} nie da się rozegrać: opcja ${option} ma wartość „${value}”. Możliwe: ${known}.`,
  otherRules: (path, found, here) =>
    `${path} rozegrano według wersji ${found} zasad; tutaj obowiązuje wersja ${here}.`,
  badEntry: (path, entry, why) =>
    `Pliku ${path} nie da się odtworzyć: wpis ${entry} dziennika nie jest możliwy. ${why}`,
  malformedEntry: 'Nie jest ani odpowiedzią, ani ujawnieniem, ani cofnięciem, ani zachowanym stanem gry.',
  unplayable: 'Stan gry, od którego się zaczyna, nie ma sensu.',
  missingPack: (name, hash) =>
    `Tę partię rozegrano z zestawem „${name}” (suma kontrolna ${hash}…), którego tu nie ma. Wskaż jego plik: --pack <plik>.`,
  otherPack: (name, hash, file) =>
    `Tę partię rozegrano z zestawem „${name}” (suma kontrolna ${hash}…), a ${file} to inny zestaw.`,
  badPack: (path, number, first) =>
    `Zestawu ${path} nie można użyć (${countPolish(number, { one: '# błąd', few: '# błędy', many: '# błędów' })}; \`content check\` pokazuje wszystkie): ${first}`,
  noGameOfPack: (path, known) =>
    `Nie wiadomo, do której gry należy zestaw ${path}; podaj --game, możliwe: ${known}.`,
  badMoment: (found, last) => `--at ${found} nie jest możliwe: dziennik ma chwile od 0 do ${last}.`,
  stillSecret: (name) => `To, co wie ${name}, pozostaje tajne do końca partii.`,
  nothingToResume: 'Nie ma niedokończonej partii.',
  alreadyOver: (path) => `Partia ${path} jest skończona; pokazuje ją \`replay\`.`,
  unexpected: (what) => `Stało się coś, co nie powinno się zdarzyć: ${what}`,
  savedIn: (path) => `Wszystkie odpowiedzi do tego miejsca są zapisane w pliku ${path}.`,
};
