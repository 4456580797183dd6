import type { Language } from './language.ts';

export const german: Language = {
  days: [
    'mo(?:ntags?)?',
    'di(?:enstags?)?',
    'mittwochs?|mi',
    'do(?:nnerstags?)?',
    'fr(?:eitags?)?',
    'sa(?:mstags?)?|sonnabends?',
    'sonntags?',
  ],
  short: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  weekdays: '(?:an |die )?(?:wochentags?|wochentage?n?|werktags?|werktage?n?|arbeitstags?|arbeitstage?n?|unter der woche)|werktaglich',
  weekend: '(?:das |ganze |gesamte |gesamtes |ganzes |am |an |die ){0,3}(?:wochenende?n?|we)',
  everyDay: 'taglich|jeden tag|alle tage|an allen tagen|taglich|mo(?:ntag)? bis so(?:nntag)?|jeder tag',
  holidays: '(?:(?:an |gesetzliche[nr]? |bundesweite[nr]? |allen? |bundeseinheitliche[nr]? ))*(?:feiertage?n?|feiertags?)',
  except: 'ausser(?: an)?|außer(?: an)?|ausgenommen|nicht an|ohne',
  months:
    'januar|janner|jan|februar|feber|feb|marz|april|apr|mai|juni|jun|juli|jul|august|aug|september|sept?|oktober|okt|november|nov|dezember|dez',
  seasons:
    'sommer(?!zeit)\\p{L}*|winter(?!zeit)\\p{L}*|sommerzeit|winterzeit|fruhling\\p{L}*|fruhjahr\\p{L}*|herbst\\p{L}*|saison\\p{L}*|jahreszeit\\p{L}*|heizperiode|heizsaison|ubergangszeit|(?:i{1,3}|iv|[1-4]\\.?)\\s*quartal|quartal\\p{L}*|halbjahr\\p{L}*',
  dayKinds:
    '(?:rote|grune|gelbe|blaue|weisse|sonnige|windige|gerade|ungerade|einige|bestimmte)[nr]? tage?n?|ferientage?n?|schultage?n?|brueckentage?n?',
  bands: {
    offPeak:
      'nebentarif|niedertarif\\p{L}*|niedrigtarif\\p{L}*|niedriglast\\p{L}*|niederlast\\p{L}*|nebenzeit|schwachlast\\p{L}*|nt|nebenzeiten|off-?peak|schwachtarif|spartarif',
    peak: 'hochtarif\\p{L}*|haupttarif\\p{L}*|hochlast\\p{L}*|ht|spitzen\\p{L}*|hauptzeit\\p{L}*|peak',
    flat: 'normaltarif\\p{L}*|standardtarif\\p{L}*|standardlast\\p{L}*|standard|normalzeit|st|einheitstarif|eintarif|et|mittellast\\p{L}*|normal',
    night: 'nacht(?:s|strom\\p{L}*|tarif\\p{L}*|preis\\p{L}*|zeit\\p{L}*)?|nachte|nachtlich\\p{L}*',
    day: 'tag(?:es|s)?(?:strom\\p{L}*|tarif\\p{L}*|preis\\p{L}*|zeit\\p{L}*|uber)?|tagsuber',
  },
  allDay:
    '24\\s*(?:stunden|std\\.?|h)(?: am tag)?|ganztagig|ganztags|(?:den )?ganzen tag|rund um die uhr|durchgehend|zu jeder zeit|jederzeit|immer',
  rest: '(?:(?:in |zu )?(?:die|der|den|zur|allen|alle) )?(?:ubrige|restliche|sonstige|andere|verbleibende)[nrs]? (?:zeit(?:en)?|stunden|zeitraume?n?|tageszeit(?:en)?)|ansonsten|sonst(?:ige)?|(?:der )?rest(?:zeit|lich)?(?: des tages| der zeit| der stunden)?|ausserhalb dieser zeit(?:en)?|alles andere|uberall sonst|alle anderen',
  thereafter: 'danach|dann|anschliessend',
  taxes:
    'mwst\\.?|mehrwertsteuer\\p{L}*|umsatzsteuer\\p{L}*|ust\\.?|stromsteuer\\p{L}*|steuern?|abgaben|umlagen?|gebuhren|netzentgelte?n?|netzgebuhren|netznutzung\\p{L}*|netzkosten|netz|konzessionsabgabe\\p{L}*|zuschlage?n?|aufschlage?n?|nebenkosten|sonstige[nr]? kosten',
  without:
    'zzgl\\.?|zuzuglich|zuzgl\\.?|exkl\\.?|exklusive|excl\\.?|ohne|vor|plus|noch|nicht enthalten|nicht inbegriffen|kommt hinzu|kommen hinzu|kommt dazu|kommen dazu|hinzu|dazu|fallt an|fallen an|\\+',
  within: 'inkl\\.?|incl\\.?|inklusive|einschl\\.?|einschliesslich|mit|enthalten|inbegriffen|samt|nach|bereits enthalten',
  net: 'netto\\p{L}*|steuerfrei',
  gross: 'brutto\\p{L}*|endpreis\\p{L}*',
  from: 'von|ab|zwischen',
  to: 'bis(?: zu| zum)?',
  between: 'zwischen',
  and: 'und|u\\.|sowie|&|als auch',
  after: 'ab|nach|von|seit',
  until: 'bis|vor',
  behind: {},
  at: 'um|gegen|ca\\.?|circa|zirka',
  hour: 'uhr|h|std\\.?|stunden',
  midnight: 'mitternacht',
  noon: 'mittag',
  halvesBehind: {
    am: 'morgens|fruh|vormittags|am morgen|am vormittag',
    noon: 'mittags',
    pm: 'nachmittags|abends|am abend|am nachmittag',
    night: 'nachts|in der nacht',
  },
  nextDay: '(?:nachsten|folgenden) tag(?:es)?|folgetag(?:es)?',
  zone: 'stufe|zone|tarif|tarifzeit|zeitfenster|modul',
  fees: 'grundpreis\\p{L}*|grundgebuhr\\p{L}*|leistungspreis\\p{L}*|zahlermiete|messstellen\\p{L}*|messpreis|abschlag|monatspauschale|jahrespreis',
  sums: 'gesamtbetrag|summe|rechnungsbetrag|gesamt',
  noAmount: '(?:zum )?halbe[nrs]? preis|gratis|kostenlos|kostenfrei|doppelt\\p{L}*|rabatt|variabel|borsenpreis|spotpreis',
  neutral:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|war|kostet|kosten|gilt|gelten|zahle|zahlen|wir|ich|sie|es|mein|meine|unser|unsere|uns|in|im|an|am|fur|pro|je|mit|zu|zum|zur|uhr|strom|stromtarif|strompreis\\p{L}*|arbeitspreis\\p{L}*|verbrauchspreis\\p{L}*|energiepreis\\p{L}*|energie|preis(?:e|en)?|preisblatt|tarif(?:e|en)?|zeit(?:en)?|zeitfenster|zeitraum|stunden?|kwh|kilowattstunden?|verbrauch|vertrag|rechnung|kunde|kunden|konto|zahler|zahlernummer|anbieter|versorger|stadtwerke|netzbetreiber|happy|hour|jeweils|nur|jetzt|aktuell\\p{L}*|neu\\p{L}*|gultig|seit|ab|unter|bei|fur|haushalt|gewerbe|warmepumpe\\p{L}*|eintarif\\p{L}*|doppeltarif\\p{L}*|zweitarif\\p{L}*|dynamisch\\p{L}*|oko\\p{L}*|modul|§|14a|enwg|ca|etwa|bitte|hallo|danke|also|und|wird|werden|berechnet|beginn|ende|euro|cent|billiger|gunstiger|teurer',
};
