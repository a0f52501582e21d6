/**
 * The words at the heart of the commonest passwords, in several languages, in lower case, without the digits and
 * symbols that people put around them.
 */
const WORDS = `
password passwort haslo hasło parola motdepasse contraseña senha pass passw passwd kennwort admin administrator
root user guest test tester testing login welcome willkommen witaj hello hallo hola bonjour secret geheim tajne
letmein letmeinplease trustno iloveyou ichliebedich kochamcie loveyou love liebe milosc forever sunshine
princess prinzessin ksiezniczka prince dragon drache smok monkey affe malpa master mistrz shadow schatten
superman batman spiderman starwars pokemon naruto minecraft fortnite roblox football fussball pilka soccer
baseball basketball hockey tennis liverpool arsenal chelsea barcelona realmadrid juventus bayern schalke
dortmund legia polska deutschland england poland germany america canada australia london paris berlin warszawa
krakow hamburg muenchen münchen computer internet google facebook youtube twitter instagram linkedin microsoft
windows samsung apple iphone android nintendo playstation xbox azerty qwerty qwertz qwert qazwsx qwertyuiop
asdf asdfgh asdfghjkl yxcvbnm zxcvbn zxcvbnm zaq wsx qaz abc abcd abcde abcdef abcdefg abcdefgh aaaaaa
michael michelle jennifer jessica ashley charlie daniel thomas jordan hunter andrew joshua matthew robert
anthony william nicole maggie buster ginger pepper tigger cheese cookie banana chocolate schokolade czekolada
summer sommer lato winter zima spring autumn herbst monday montag friday freitag january januar december
mustang ferrari porsche mercedes harley corvette yamaha killer freedom whatever access flower blume kwiat
butterfly schmetterling motyl angel engel aniol angels diamond silver golden purple orange yellow green black
blue white red lovely beautiful family familie rodzina mother mutter mama father vater tata daddy mummy baby
sweetheart schatz schatzi kochanie honey darling sweetie hottie sexy fuckyou fuckoff asshole bitch pussy
matrix phoenix scorpion eagle tiger lion bear wolf panther falcon dolphin horse pferd kitty hellokitty puppy
hund katze pies kotek misiek misiu hase hasi maus mausi bella lucky happy smile peace jesus christ god blessed
heaven angelina marina carolina natalie alexander sebastian christian andreas stefan martin maria anna
katarzyna agnieszka malgorzata monika marcin tomasz piotr pawel mateusz jakub lukasz changeme default temp
nothing nichts something blink guitar gitarre music musik metallica nirvana eminem rockstar ranger soldier
warrior knight wizard magic magica ninja samurai cowboy pirate captain doctor student school schule teacher
triptych bellum bellummagica xidit lordsofxidit xerxes boardgame brettspiel gry games gamer player
my your new bailey misiaczek kurwa пароль мой привет любовь
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
