import type { Language } from './language.ts';

export const italian: Language = {
  days: ['lunedi|lun', 'martedi|mar', 'mercoledi|mer', 'giovedi|gio', 'venerdi|ven', 'sabat[oi]|sab', 'domenic(?:a|he)|dom'],
  short: ['l|lu', 'ma', 'me', 'g|gi', 'v|ve', 's|sa', 'd|do'],
  weekdays: '(?:(?:i|nei|dei|tutti i|durante i) )?(?:(?:giorni )?(?:feriali|lavorativi|infrasettimanali)|feriale)|in settimana',
  weekend:
    "(?:(?:tutto|tutti|il|i|nel|nei|durante|per|l'intero) ){0,3}(?:week-?\\s?ends?|fine settimana|fine-settimana)|(?:nel )?fine settimana",
  everyDay: 'tutti i giorni|ogni giorno|giornaliero|quotidian\\p{L}*|tutta la settimana|7 giorni su 7',
  holidays: '(?:(?:i|nei|dei|e|giorni) )*(?:festiv[io]|festivita)(?: nazionali)?',
  except: 'esclus[ioae]|escluse|tranne|eccetto|salvo',
  months:
    'gennaio|gen|febbraio|feb|marzo|aprile|apr|maggio|mag|giugno|giu|luglio|lug|agosto|ago|settembre|sett?|ottobre|ott|novembre|nov|dicembre|dic',
  seasons:
    'inverno|invernal[ei]|estate|estiv[oaie]|primavera\\p{L}*|autunno|autunnal[ei]|stagion[ei]\\p{L}*|(?:[1-4i]{1,3}°?º? )?trimestre|semestre|mesi',
  dayKinds: 'giorni (?:rossi|blu|verdi|gialli|pari|dispari)',
  bands: {
    offPeak: 'fuori (?:punta|picco)|ore vuote|off-?peak',
    peak: '(?:ore |ore di |fascia )?(?:punta|picco|piene)|peak',
    flat: 'intermedi[ae]|normale|monoraria|base',
    night: 'nott[ei]|notturn[aoie]',
    day: 'giorn[oi]|diurn[aoie]',
  },
  allDay: "tutto il giorno|24 ore(?: su 24)?|h24|24h|l'intera giornata|tutta la giornata|a tutte le ore|sempre|giorno e notte",
  rest: '(?:il |nel |e il )?resto(?: del (?:giorno|tempo)| della giornata| delle ore| della settimana)?|(?:le |nelle |tutte le )?(?:altre|rimanenti|restanti) (?:ore|fasce)|(?:le )?ore (?:rimanenti|restanti)|altrimenti|al di fuori di (?:queste|tali) (?:ore|fasce)|fuori da queste ore',
  thereafter: 'poi|dopo|successivamente',
  taxes:
    'i\\.?v\\.?a\\.?|imposte?|accis[ae]|tasse|oneri(?: di sistema)?|spese|trasporto|rete|distribuzione|addizional[ei]|costi di rete|perdite(?: di rete)?|dispacciamento',
  without:
    "senza|piu|oltre|esclus[ioae]|escl\\.?|non inclus[ioae]|non compres[ioae]|al netto (?:di|dell'|dell|delle)|prima (?:di|delle)|\\+",
  within: 'con|incl\\.?|inclus[ioae]|compres[ioae]|al lordo|ivate|ivato',
  net: 'nett[oi]|imponibile',
  gross: 'lord[oi]|tutto incluso|tutto compreso',
  from: "dalle(?: ore)?|dall'|da|dal|tra le|fra le|fra|tra",
  to: "alle(?: ore)?|all'|a|al|fino alle|fino a|alle",
  between: 'tra(?: le)?|fra(?: le)?',
  and: 'e|ed|nonche|anche|e le|&|o',
  after: 'dopo(?: le)?|dalle|a partire dalle',
  until: 'fino (?:alle|a)|prima delle|entro le',
  at: 'alle|ore|le|circa',
  hour: 'ore?|h',
  midnight: '(?:la )?mezzanotte',
  noon: '(?:il )?mezzogiorno',
  halvesBehind: { am: 'di (?:mattina|mattino)|del mattino', pm: 'di pomeriggio|del pomeriggio|di sera', night: 'di notte' },
  nextDay: '(?:del )?giorno (?:dopo|successivo|seguente)',
  zone: 'fascia|zona|f|tariffa',
  fees: 'quota (?:fissa|potenza)|canone|potenza impegnata|costo fisso|spesa fissa',
  sums: 'totale|importo|subtotale|saldo',
  noAmount: 'gratis|gratuit[oa]|meta prezzo|sconto|piu economic[oa]|indicizzato|pun|prezzo variabile',
  neutral:
    "il|lo|la|i|gli|le|l'|un|una|uno|e|sono|costa|costano|prezz[oi]|tariff[ae]|tariffari[oa]|elettricita|energia|elettrica|luce|corrente|componente energia|consum[oi]|kwh|ore|ora|orari[oa]?|fasc[ei]a?|fasce|bioraria|trioraria|per|in|nel|nella|nelle|di|del|dell'|della|delle|dei|a|al|alla|con|nostr[oa]|mio|mia|paghiamo|pago|attuale|nuov[oa]|contratto|bolletta|fattura|cliente|contatore|fornitore|enel|eni|a2a|valid[oa]|solo|circa|residente|domestic[oa]|industriale|durante|ogni|euro|centesimi|ciao|grazie",
};
