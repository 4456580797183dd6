import type { Language } from './language.ts';

export const spanish: Language = {
  days: ['lunes|lun', 'martes|mar', 'miercoles|mie', 'jueves|jue', 'viernes|vie', 'sabados?|sab', 'domingos?|dom'],
  short: ['l|lu', 'ma', 'x|mi', 'j|ju', 'v|vi', 's|sa', 'd|do'],
  weekdays:
    '(?:(?:los|en|de|dias|en dias|todos los) )*(?:dias? (?:laborables?|habiles?|de semana|entre semana|lectivos)|laborables?|habiles|entre semana)',
  weekend: '(?:(?:todo|todos|el|los|en|de|durante|todo el dia) ){0,4}(?:fin(?:es)? de semana|finde|fds)',
  everyDay: 'cada dia|todos los dias|a diario|diari(?:o|amente)|toda la semana|los 7 dias|siete dias',
  holidays: '(?:(?:los|dias|y los|en) )*(?:festivos?|feriados?)(?: nacionales)?',
  except: 'excepto|salvo|menos|exceptuando',
  months:
    'enero|ene|febrero|feb|marzo|abril|abr|mayo|junio|jun|julio|jul|agosto|ago|septiembre|setiembre|sept?|octubre|oct|noviembre|nov|diciembre|dic',
  seasons:
    'verano|invierno|primavera|otono|temporadas?|estacion\\p{L}*|estival|(?:[1-4](?:er|o|º)? )?trimestres?|semestre|epoca\\p{L}*|meses de',
  dayKinds: 'dias? (?:rojos?|azules?|verdes?|amarillos?|pares|impares|criticos?)',
  bands: {
    offPeak: 'fuera de (?:hora )?(?:punta|pico)|hora(?:s)? economica|supervalle|super valle',
    peak: '(?:horas? |periodo )?(?:punta|pico)',
    flat: '(?:horas? |periodo )?(?:llano|llana|intermedi[oa]s?|media|resto llano|base|normal|estandar|resto punta)',
    valley: '(?:horas? |periodo )?valle',
    night: 'noches?|nocturn[ao]s?',
    day: 'dias?|diurn[ao]s?',
  },
  allDay: 'todo el dia|(?:las )?24 horas(?: del dia| al dia)?|24h|a todas horas|a cualquier hora|todas las horas|dia y noche',
  rest: '(?:el |en el |y el )?resto(?: del (?:dia|tiempo)| de (?:las )?horas| de la semana| de dias| de horarios?)?|(?:las |en las )?(?:demas|otras) horas|(?:las )?horas restantes|fuera de (?:ese|este) horario|de lo contrario|restante',
  thereafter: 'luego|despues|a continuacion',
  taxes:
    'i\\.?v\\.?a\\.?|igic|igv|itbis|itbms|isv|impuestos?(?: electricos?| indirectos?)?(?: e iva)?|tasas?|peajes?(?: y cargos)?|cargos|contribuciones|recargos?|subsidios?|distribucion|transporte|costes? de red|costos? de red',
  without: 'sin|mas|antes de|no incluye|no incluidos?|no incluidas?|excluidos?|excluyendo|excl\\.?|aparte|no incluyen|\\+',
  within: 'con|incl\\.?|incluye|incluyen|incluidos?|incluidas?|incluyendo|despues de',
  net: 'neto|netos',
  gross: 'bruto|todo incluido|final',
  from: 'desde(?: las?)?|de(?: las?)?|entre|del',
  to: 'a(?: las?)?|hasta(?: las?)?|al',
  between: 'entre',
  and: 'y|e|tambien|asi como|ademas|&|o',
  after: 'a partir de|desde|despues de|de|pasadas?',
  until: 'hasta|antes de',
  at: 'las|la|a las|sobre las|aprox\\.?',
  hour: 'horas?|hrs?\\.?|hs?\\.?',
  midnight: '(?:la )?medianoche',
  noon: '(?:el )?mediodia',
  halvesBehind: {
    am: '(?:de|por) la (?:manana|madrugada)|a\\. ?m\\.?|am',
    noon: 'del mediodia',
    pm: '(?:de|por) la tarde|p\\. ?m\\.?|pm',
    night: '(?:de|por) la noche',
  },
  nextDay: '(?:del )?dia siguiente',
  zone: 'zona|periodo|tarifa|tramo|bloque|franja|p',
  fees: 'cuotas?(?: fijas?)?|terminos? (?:fijos?|de potencia)|potencia(?: contratada)?|alquiler(?: (?:de |del )?contador)?|cargo fijo|abono',
  sums: 'total(?: a pagar)?|importe|subtotal|saldo|deposito',
  noAmount: 'gratis|gratuit[ao]s?|(?:a )?mitad(?: de precio)?|descuento|mas barat[ao]|mas car[ao]|variable|indexado|doble',
  neutral:
    'el|la|los|las|lo|un|una|unos|es|son|esta|cuesta|cuestan|vale|precios?|tarifas?|tarifari[oa]|electricidad|luz|energia|electric[ao]|termino de energia|consumo|kwh|kilovatios?-?hora|horas?|horarios?|horario|periodos?|tramos?|franjas?|por|para|en|de|del|al|a|con|nuestr[ao]s?|mi|mis|tu|su|pagamos|pago|cobran|actual(?:es)?|vigentes?|nuev[ao]s?|contrato|factura|cliente|cuenta|contador|suministro|companias?|comercializadora|distribuidora|valid[ao]|solo|aprox|hola|gracias|residencial|industrial|comercial|domestic[ao]|peninsula|discriminacion horaria|pvpc|durante|se|aplica|cada|que|cuando|euros?|centimos?|dolares|pesos',
};
