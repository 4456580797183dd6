import type { Language } from './language.ts';

export const polish: Language = {
  days: [
    'poniedzial\\p{L}*|pon\\.?|pn\\.?',
    'wtor\\p{L}*|wt\\.?',
    'srod\\p{L}*|sr\\.?',
    'czwart\\p{L}*|czw\\.?',
    'piat\\p{L}*|pt\\.?',
    'sobot\\p{L}*|sob\\.?',
    'niedziel\\p{L}*|niedz\\.?|ndz?\\.?|nie\\.?',
  ],
  short: ['pn', 'wt', 'sr', 'cz', 'pt', 'sb|so', 'nd'],
  weekdays: '(?:w |we )?(?:dni(?:ach|a)? (?:robocz\\p{L}+|powszedni\\p{L}*)|dzien roboczy|robocz[ey]|dni powszednie|w tygodniu)',
  weekend: '(?:(?:w|we|caly|cale|wszystkie|i) ){0,2}weekend\\p{L}*|(?:w )?dni wolne(?: od pracy)?',
  everyDay: 'codziennie|kazdy dzien|kazdego dnia|wszystkie dni(?: tygodnia)?|caly tydzien|7 dni w tygodniu',
  holidays: '(?:(?:w|dni|ustawowo) )*(?:swiet\\p{L}*|swiat\\p{L}*|dni wolne od pracy|ustawowo wolne(?: od pracy)?)',
  except: 'z wyjatkiem|oprocz|poza|z wylaczeniem|bez',
  months:
    'stycz\\p{L}*|lut(?:y|ego)|marz(?:ec|ca)|marca|kwie\\p{L}*|maj(?:a)?|czerw\\p{L}*|lip(?:iec|ca)|sierp\\p{L}*|wrze\\p{L}*|pazdzier\\p{L}*|listopad\\p{L}*|grud\\p{L}*',
  seasons:
    'zim(?:a|y|ie|owy|owa|owe|owym|owej)|zimowych|lat(?:o|em|a|ni\\p{L}*)|letni\\p{L}*|wiosn\\p{L}*|jesien\\p{L}*|jesieni|sezon\\p{L}*|(?:[1-4iv]+ )?kwartal\\p{L}*|polrocz\\p{L}*|okres (?:letni|zimowy|grzewczy)',
  dayKinds: 'dni (?:parzyste|nieparzyste|szkolne)',
  bands: {
    offPeak: 'poza ?szczyt\\p{L}*|pozaszczytow\\p{L}*|poza szczytem|tan\\p{L}{1,3}|dolin\\p{L}*|taniej strefy',
    peak: 'szczyt\\p{L}*|szczytow\\p{L}*|drog\\p{L}{1,3}',
    flat: 'calodobow\\p{L}*|normaln\\p{L}*|standardow\\p{L}*|jednostrefow\\p{L}*',
    night: 'noc\\p{L}*',
    day: 'dzien(?!\\s+robocz)\\p{L}*|dzienn\\p{L}*|dni(?:a|em)?(?!\\s+(?:robocz|powszed|woln))',
  },
  allDay:
    'ca(?:la|le|ly|lej) (?:dobe|doba|dobie|dzien|doby)|calodobowo|24 ?(?:h|godziny?|godz\\.?)(?: na dobe)?|przez cala dobe|cala doba|zawsze|dzien i noc',
  rest: '(?:w |we |i )?pozostal\\p{L}+(?: (?:godzin\\p{L}*|czas\\p{L}*|por\\p{L}*|okres\\p{L}*|dni|dniach|przypadk\\p{L}*))?|(?:w )?inn(?:e|ych) (?:godzin\\p{L}*|por\\p{L}*)|reszta(?: dnia| doby| czasu| tygodnia)?|w przeciwnym razie|poza tym(?:i godzinami)?',
  thereafter: 'potem|nastepnie',
  taxes:
    'vat\\p{L}*|podat\\p{L}*|akcyz\\p{L}*|oplat\\p{L}*|dystrybuc\\p{L}*|oplaty dystrybucyjne\\p{L}*|przesyl\\p{L}*|prowizj\\p{L}*|narzut\\p{L}*|mocow\\p{L}*',
  without: 'bez|plus|\\+|nie zawiera\\p{L}*|przed|dolicz\\p{L}*|do tego|nie obejmuj\\p{L}*|wylacz\\p{L}*',
  within: 'z|w tym|zawiera\\p{L}*|wlacz\\p{L}*|wraz z|lacznie z|wliczon\\p{L}*|ze',
  net: 'netto',
  gross: 'brutto',
  from: 'od|miedzy|pomiedzy|w godz\\.?|od godz\\.?|z',
  to: 'do|do godz\\.?|a',
  between: 'miedzy|pomiedzy',
  and: 'i|oraz|a takze|&|a|lub',
  after: 'po|od',
  until: 'do|przed',
  at: 'godz\\.?|godzin(?:a|y|ach)?|w godz\\.?|w godzinach|o|okolo',
  hour: 'godz\\.?|h|godziny?',
  midnight: 'polnoc(?:y|a)?',
  noon: 'poludni(?:e|a)',
  halvesBehind: { am: 'rano', pm: 'po poludniu|wieczorem', night: 'w nocy' },
  nextDay: 'nastepnego dnia|dnia nastepnego',
  zone: 'strefa|strefy|taryfa|g',
  fees: 'oplata (?:stala|handlowa|abonamentowa|mocowa|przejsciowa|miesieczna)\\p{L}*|abonament\\p{L}*',
  sums: 'razem|suma|do zaplaty|lacznie|saldo',
  noAmount: 'gratis|za darmo|bezplatn\\p{L}*|polowa ceny|rabat|taniej|drozej|dynamiczn\\p{L}*|podwojn\\p{L}*',
  neutral:
    'g1[1-3]w?|g12as|c1[1-2][abw]?|c2[1-4][ab]?|jest|sa|kosztuje|kosztuja|cen[aey]|ceny|prad(?:u)?|energi[aei]|energie|elektryczn\\p{L}*|kwh|kilowatogodzin\\p{L}*|godzin(?:y|ach|a)?|strefa|strefy|taryf[aey]|czas(?:u)?|por[ay]|za|w|we|na|dla|z|o|nasz\\p{L}*|moj\\p{L}*|placimy|place|obecn\\p{L}*|aktualn\\p{L}*|nowa|nowe|umow[ay]|faktur[ay]|klient\\p{L}*|licznik\\p{L}*|sprzedawc\\p{L}*|tauron|pge|enea|energa|od dnia|tylko|ok|to|dwustrefow\\p{L}*|trojstrefow\\p{L}*|zlotych|groszy|zl|gr|odbiorc\\p{L}*|gospodarstw\\p{L}*|dom\\p{L}*',
};
