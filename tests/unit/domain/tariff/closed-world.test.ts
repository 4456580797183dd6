import { readFileSync } from 'node:fs';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { readTariffText } from '#src/domain/readers.ts';

/** A Friday and the Saturday behind it. */
const friday = Date.UTC(2026, 10, 27, 9);
const saturday = Date.UTC(2026, 10, 28, 9);

const zoneBefore = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

/** The hours of a day as runs of one price ('0.2x7 0.3x17'), then the currency and what is asked. */
function said(text: string, atMs: number): string {
  const read = readTariffText(text, atMs);
  if (read.kind !== 'prices') return JSON.stringify(read);
  const runs: { price: number | null; count: number }[] = [];
  for (const price of read.hours) {
    const last = runs.at(-1);
    if (last && last.price === price) last.count += 1;
    else runs.push({ price, count: 1 });
  }
  const hours = runs.map(({ price, count }) => (count === 1 ? price : `${price}x${count}`)).join(' ');
  return `${hours} ${read.currency} [${read.asks.join()}]`;
}

const bothDays = ([text, weekday, weekend = weekday]: readonly [string, string, string?]) => [text, weekday, weekend] as const;

/** Of a text: the weekday, and Saturday where it is another. */
const readings: readonly (readonly [text: string, weekday: string, saturday?: string])[] = [
  ['lundi au vendredi 7h-23h 0,2516 €, le reste 0,1852 €', '0.1852x7 0.2516x16 0.1852 EUR []', '0.1852x24 EUR []'],
  [
    'Heures pleines 6h30-22h30 : 0,2068 €/kWh TTC ; heures creuses 22h30-6h30 : 0,1565 €/kWh TTC',
    '0.1565x6 0.18165 0.2068x15 0.18165 0.1565 EUR []',
  ],
  ['Samedi et dimanche toute la journée 0,18 €, en semaine 7h-23h 0,25 € et 23h-7h 0,20 €', '0.2x7 0.25x16 0.2 EUR []', '0.18x24 EUR []'],
  ['Jours ouvrés 8h-20h 0,22 €, week-end et jours fériés 0,15 €, autres heures 0,17 €', '0.17x8 0.22x12 0.17x4 EUR []', '0.15x24 EUR []'],
  ['0,1740 €/kWh HT', '0.174x24 EUR [tax]'],
  ['0,20 €/kWh hors taxes', '0.2x24 EUR [tax]'],
  ['Mo-Fr 6-22 Uhr 30 ct, Sa-So ganztägig 22 ct, sonst 25 ct', '0.25x6 0.3x16 0.25x2 EUR []', '0.22x24 EUR []'],
  [
    'Werktags 6–22 Uhr 28,5 ct/kWh, am Wochenende und an Feiertagen 19,9 ct/kWh, übrige Zeit 21 ct/kWh',
    '0.21x6 0.285x16 0.21x2 EUR []',
    '0.199x24 EUR []',
  ],
  ['Samstag 0,20 € ganztags, Sonntag 0,20 € ganztags, Montag bis Freitag 0,30 €', '0.3x24 EUR []', '0.2x24 EUR []'],
  ['28,5 ct/kWh netto', '0.285x24 EUR [tax]'],
  ['28,5 ct/kWh brutto', '0.285x24 EUR []'],
  ['30 ct/kWh inkl. MwSt.', '0.3x24 EUR []'],
  ['30 ct/kWh zzgl. Netzentgelte', '0.3x24 EUR [tax]'],
  ['30 ct/kWh exkl. USt', '0.3x24 EUR [tax]'],
  ['lunes a viernes de 8 a 22 h 0,25 €, resto 0,12 €', '0.12x8 0.25x14 0.12x2 EUR []', '0.12x24 EUR []'],
  ['todo el fin de semana 0,0987 €/kWh; laborables 0-8 0,0987, 8-24 0,18', '0.0987x8 0.18x16 EUR []', '0.0987x24 EUR []'],
  ['0,15 €/kWh sin IVA', '0.15x24 EUR [tax]'],
  ['0,15 €/kWh + impuestos', '0.15x24 EUR [tax]'],
  ['0,15 €/kWh IVA incluido', '0.15x24 EUR []'],
  ['0,15 €/kWh más IVA', '0.15x24 EUR [tax]'],
  ['sábados, domingos y festivos 0,08 €; lunes a viernes 8-22 0,2 €, 22-8 0,1 €', '0.1x8 0.2x14 0.1x2 EUR []', '0.08x24 EUR []'],
  ['dal lunedì al venerdì dalle 8 alle 19 0,25 €/kWh, altre ore 0,18 €/kWh', '0.18x8 0.25x11 0.18x5 EUR []', '0.18x24 EUR []'],
  ['F1: lun-ven 8:00-19:00 0,25 €/kWh, resto 0,19 €/kWh', '0.19x8 0.25x11 0.19x5 EUR []', '0.19x24 EUR []'],
  ['sabato e domenica 0,15 €, feriali 8-19 0,25 €, 19-8 0,20 €', '0.2x8 0.25x11 0.2x5 EUR []', '0.15x24 EUR []'],
  ['0,12 €/kWh IVA esclusa', '0.12x24 EUR [tax]'],
  [
    'segunda a sexta das 8h às 22h 0,20 €/kWh, fim de semana 0,12 €/kWh, restantes horas 0,14 €/kWh',
    '0.14x8 0.2x14 0.14x2 EUR []',
    '0.12x24 EUR []',
  ],
  ['Vazio 22h-8h 0,10 €/kWh, fora de vazio 8h-22h 0,20 €/kWh', '0.1x8 0.2x14 0.1x2 EUR []'],
  ['dias úteis 18h às 21h R$ 1,20, demais horários R$ 0,70', '0.7x18 1.2x3 0.7x3 BRL []', '0.7x24 BRL []'],
  ['R$ 0,75/kWh sem impostos', '0.75x24 BRL [tax]'],
  ['ponta 18-21 R$ 1,20, fora de ponta R$ 0,70', '0.7x18 1.2x3 0.7x3 BRL []'],
  ['maandag t/m vrijdag 7-23 uur € 0,30, weekend € 0,25, overige uren € 0,26', '0.26x7 0.3x16 0.26 EUR []', '0.25x24 EUR []'],
  ['doordeweeks 07:00-23:00 0,32 €, in het weekend 0,25 €, anders 0,27 €', '0.27x7 0.32x16 0.27 EUR []', '0.25x24 EUR []'],
  ['Dal 23:00-07:00 0,24 €/kWh excl. btw, normaal 07:00-23:00 0,29 €/kWh excl. btw', '0.24x7 0.29x16 0.24 EUR [tax]'],
  ['hverdager 6-22 45 øre/kWh, helg 35 øre/kWh, ellers 38 øre/kWh', '0.38x6 0.45x16 0.38x2 kr []', '0.35x24 kr []'],
  ['kl. 06-22 45,5 øre/kWh, kl. 22-06 35 øre/kWh eks. mva', '0.35x6 0.455x16 0.35x2 kr [tax]'],
  ['lørdag og søndag 30 øre, mandag til fredag 07-23 40 øre, 23-07 32 øre', '0.32x7 0.4x16 0.32 kr []', '0.3x24 kr []'],
  ['vardagar 06-22 1,20 kr/kWh, övrig tid 0,80 kr/kWh', '0.8x6 1.2x16 0.8x2 kr []', '0.8x24 kr []'],
  ['0,95 kr/kWh exkl. moms', '0.95x24 kr [tax]'],
  ['lördag-söndag 60 öre, måndag-fredag 95 öre', '0.95x24 SEK []', '0.6x24 SEK []'],
  ['kl. 17-21 2,10 kr./kWh, øvrige tider 1,20 kr./kWh', '1.2x17 2.1x4 1.2x3 kr []'],
  ['hverdage 17-20 3,20 kr, weekend 1,10 kr, ellers 1,40 kr', '1.4x17 3.2x3 1.4x4 kr []', '1.1x24 kr []'],
  ['arkisin klo 7-22 12,5 snt/kWh, muulloin 8,9 snt/kWh', '0.089x7 0.125x15 0.089x2 EUR []', '0.089x24 EUR []'],
  ['päivä 7-22 0,12 €/kWh, yö 22-7 0,08 €/kWh', '0.08x7 0.12x15 0.08x2 EUR []'],
  ['ma-pe 7-22 0,12 €, la-su 0,08 €, muu aika 0,09 €', '0.09x7 0.12x15 0.09x2 EUR []', '0.08x24 EUR []'],
  ['od poniedziałku do piątku 6-22 0,98 zł, weekend 0,60 zł, pozostałe godziny 0,65 zł', '0.65x6 0.98x16 0.65x2 PLN []', '0.6x24 PLN []'],
  ['pn-pt 6-13 i 15-22 0,95 zł/kWh, reszta 0,55 zł/kWh', '0.55x6 0.95x7 0.55x2 0.95x7 0.55x2 PLN []', '0.55x24 PLN []'],
  ['0,65 zł/kWh netto', '0.65x24 PLN [tax]'],
  ['0,65 zł/kWh + VAT', '0.65x24 PLN [tax]'],
  ['pracovní dny 7-21 hod. 5,2 Kč, víkend 3,9 Kč, ostatní 4,1 Kč', '4.1x7 5.2x14 4.1x3 CZK []', '3.9x24 CZK []'],
  ['VT 6-22 6,50 Kč/kWh, NT 22-6 4,20 Kč/kWh', '4.2x6 6.5x16 4.2x2 CZK []'],
  ['so a ne 3,9 Kč, po-pá 5,2 Kč', '5.2x24 CZK []', '3.9x24 CZK []'],
  ['4,5 Kč/kWh bez DPH', '4.5x24 CZK [tax]'],
  ['pracovné dni 7-21 0,18 €, víkend 0,12 €, inak 0,13 €', '0.13x7 0.18x14 0.13x3 EUR []', '0.12x24 EUR []'],
  ['hétköznap 6-22 45 Ft, hétvégén 38 Ft, egyébként 40 Ft', '40x6 45x16 40x2 HUF []', '38x24 HUF []'],
  ['nappal 6:00-22:00 62 Ft/kWh, éjszaka 22:00-6:00 38 Ft/kWh', '38x6 62x16 38x2 HUF []'],
  ['36 Ft/kWh nettó', '36x24 HUF [tax]'],
  ['luni-vineri 7-23 0,95 lei, weekend 0,70 lei, în rest 0,75 lei', '0.75x7 0.95x16 0.75 RON []', '0.7x24 RON []'],
  ['zi 7-23 0,95 lei/kWh, noapte 23-7 0,65 lei/kWh', '0.65x7 0.95x16 0.65 RON []'],
  ['0,80 lei/kWh fără TVA', '0.8x24 RON [tax]'],
  ['дневна 6:00-22:00 0,24 лв/kWh, нощна 22:00-6:00 0,14 лв/kWh', '0.14x6 0.24x16 0.14x2 BGN []'],
  ['делник 7-23 0,25 лв., уикенд 0,15 лв., останалото време 0,17 лв.', '0.17x7 0.25x16 0.17 BGN []', '0.15x24 BGN []'],
  ['0,25 лв/kWh без ДДС', '0.25x24 BGN [tax]'],
  ['будні 7-23 4,32 грн, вихідні 2,16 грн, інший час 2,16 грн', '2.16x7 4.32x16 2.16 UAH []', '2.16x24 UAH []'],
  ['4,32 грн/кВт·год без ПДВ', '4.32x24 UAH [tax]'],
  ['з 23:00 до 07:00 2,16 грн, решта часу 4,32 грн', '2.16x7 4.32x16 2.16 UAH []'],
  ['по будням с 7 до 23 6 руб, в выходные 3 руб, в остальное время 4 руб', '4x7 6x16 4 RUB []', '3x24 RUB []'],
  ['5,2 руб/кВт·ч без НДС', '5.2x24 RUB [tax]'],
  ['5,2 руб/кВт·ч с НДС', '5.2x24 RUB []'],
  ['суббота и воскресенье 3 руб., пн-пт 7-23 6 руб., 23-7 4 руб.', '4x7 6x16 4 RUB []', '3x24 RUB []'],
  ['hafta içi 06:00-17:00 3,20 TL, hafta sonu 2,10 TL, diğer saatler 2,50 TL', '2.5x6 3.2x11 2.5x7 TRY []', '2.1x24 TRY []'],
  ['Gündüz 06:00-17:00 2,50 TL/kWh, puant 17:00-22:00 3,80 TL/kWh, gece 22:00-06:00 1,50 TL/kWh', '1.5x6 2.5x11 3.8x5 1.5x2 TRY []'],
  ['3,20 TL/kWh KDV hariç', '3.2x24 TRY [tax]'],
  ['3,20 TL/kWh KDV dahil', '3.2x24 TRY []'],
  ['καθημερινές 7-23 0,20 €, σαββατοκύριακο 0,12 €, υπόλοιπες ώρες 0,14 €', '0.14x7 0.2x16 0.14 EUR []', '0.12x24 EUR []'],
  ['Νύχτα 23:00-07:00 0,12 €/kWh, ημέρα 07:00-23:00 0,18 €/kWh', '0.12x7 0.18x16 0.12 EUR []'],
  ['0,15 €/kWh χωρίς ΦΠΑ', '0.15x24 EUR [tax]'],
  ['平日 8時〜22時 32円、土日祝 25円、その他 26円', '26x8 32x14 26x2 JPY []', '25x24 JPY []'],
  ['昼間 7:00〜23:00 35.76円/kWh 夜間 23:00〜7:00 26.9円/kWh', '26.9x7 35.76x16 26.9 JPY []'],
  ['30円/kWh 税抜', '30x24 JPY [tax]'],
  ['30円/kWh（税込）', '30x24 JPY []'],
  ['平日 08:00-22:00 160원, 주말 120원, 그 외 130원', '130x8 160x14 130x2 KRW []', '120x24 KRW []'],
  ['22시부터 8시까지 94원, 8시부터 22시까지 160원', '94x8 160x14 94x2 KRW []'],
  ['120원/kWh 부가세 별도', '120x24 KRW [tax]'],
  [
    '경부하 22:00~08:00 94.3원/kWh, 중간부하 08:00~16:00 146.9원/kWh, 최대부하 16:00~22:00 215.6원/kWh',
    '94.3x8 146.9x8 215.6x6 94.3x2 KRW []',
  ],
  ['hari kerja 17:00-22:00 Rp 1.553,67, waktu lainnya Rp 1.035,78', '1035.78x17 1553.67x5 1035.78x2 IDR []', '1035.78x24 IDR []'],
  ['pukul 17.00-22.00 Rp 1.600, selain itu Rp 1.000', '1000x17 1600x5 1000x2 IDR []'],
  ['waktu puncak 2pm-10pm RM0.2852, luar puncak RM0.2443', '0.2443x14 0.2852x8 0.2443x2 MYR []'],
  ['RM0.30/kWh tidak termasuk SST', '0.3x24 MYR [tax]'],
  ['ngày thường 9h30-11h30 3.171 đ, cuối tuần 1.738 đ, còn lại 1.738 đ', '1738x9 2454.5 3171 2454.5 1738x12 VND []', '1738x24 VND []'],
  ['giờ thấp điểm 22h-4h 1.100 đồng/kWh, giờ bình thường 4h-22h 1.738 đồng/kWh', '1100x4 1738x18 1100x2 VND []'],
  ['1.738 đồng/kWh chưa VAT', '1738x24 VND [tax]'],
  ['วันจันทร์-ศุกร์ 09:00-22:00 น. 4.18 บาท, เวลาอื่น 2.60 บาท', '2.6x9 4.18x13 2.6x2 THB []', '2.6x24 THB []'],
  ['ค่าไฟ 4.2 บาท/หน่วย ไม่รวม VAT', '4.2x24 THB [tax]'],
  ['tööpäeviti 7-22 0,15 €, nädalavahetusel 0,10 €, muul ajal 0,11 €', '0.11x7 0.15x15 0.11x2 EUR []', '0.1x24 EUR []'],
  ['öö 22-7 0,09 €/kWh, päev 7-22 0,14 €/kWh, ilma käibemaksuta', '0.09x7 0.14x15 0.09x2 EUR [tax]'],
  ['darba dienās 7-22 0,15 €, brīvdienās 0,10 €, pārējā laikā 0,11 €', '0.11x7 0.15x15 0.11x2 EUR []', '0.1x24 EUR []'],
  ['darbo dienomis 7-23 0,22 €, savaitgaliais 0,15 €, kitu laiku 0,16 €', '0.16x7 0.22x16 0.16 EUR []', '0.15x24 EUR []'],
  ['radnim danom 7-21 0,16 €, vikendom 0,09 €, ostalo vrijeme 0,10 €', '0.1x7 0.16x14 0.1x3 EUR []', '0.09x24 EUR []'],
  ['VT 7-21 0,16 €/kWh, NT 21-7 0,08 €/kWh', '0.08x7 0.16x14 0.08x3 EUR []'],
  ['0,15 €/kWh bez PDV-a', '0.15x24 EUR [tax]'],
  ['ob delavnikih 6-22 0,15 €, ob vikendih 0,10 €, ostali čas 0,11 €', '0.11x6 0.15x16 0.11x2 EUR []', '0.1x24 EUR []'],
  ['09:00-06:00 0.3, 06:00-09:00 0.5', '0.3x6 0.5x3 0.3x15 undefined []'],
  ['M-F 7am-11pm 12c, wkends 8c, other times 9c', '0.09x7 0.12x16 0.09 undefined []', '0.08x24 undefined []'],
  ['Weekdays except public holidays 8-22 0.62, other 0.35', '0.35x8 0.62x14 0.35x2 undefined []', '0.35x24 undefined []'],
  ['0.12 ₿/kWh', '0.12x24 undefined [currency]'],
  ['0.285 Foo/kWh', '0.285x24 undefined [currency]'],
  ['22-8 0.18 Foo/kWh, 8-22 0.28 Foo/kWh', '0.18x8 0.28x14 0.18x2 undefined [currency]'],
  ['1200 ₲/kWh', '1200x24 PYG []'],
  ['350 Gs./kWh', '350x24 PYG []'],
  ['8-22 Gs. 450, 22-8 Gs. 300', '300x8 450x14 300x2 PYG []'],
  ['68 ₦/kWh', '68x24 NGN []'],
  ['5.5 Birr/kWh', '5.5x24 ETB []'],
  ['2,16 сом/кВт·ч', '2.16x24 KGS []'],
  ['0.25 лв/kWh', '0.25x24 BGN []'],
  ['0,25 BGN/kWh', '0.25x24 BGN []'],
  ['RM0.2852/kWh', '0.2852x24 MYR []'],
  ['RM 0.30 per kWh plus SST', '0.3x24 MYR [tax]'],
  ['Rs 7.5 per unit', '7.5x24 INR []'],
  ['Ksh 25/kWh', '25x24 KES []'],
  ['S/ 0.65 por kWh', '0.65x24 PEN []'],
  ['Bs 0,85/kWh', '0.85x24 BOB []'],
  ['$U 7,5/kWh', '7.5x24 UYU []'],
  ['AR$ 85/kWh', '85x24 ARS []'],
  ['CLP 150/kWh', '150x24 CLP []'],
  ['COP$ 850/kWh', '850x24 COP []'],
  ['₡85/kWh', '85x24 CRC []'],
  ['₮220/kWh', '220x24 MNT []'],
  ['֏45/kWh', '45x24 AMD []'],
  ['0.09 ₼/kWh', '0.09x24 AZN []'],
  ['4,5 MDL/kWh', '4.5x24 MDL []'],
  ['12 RSD/kWh', '12x24 RSD []'],
  ['9 din/kWh', '9x24 RSD []'],
  ['0,30 KM/kWh', '0.3x24 BAM []'],
  ['10 ALL/kWh', '10x24 ALL []'],
  ['1,2 GHS/kWh', '1.2x24 GHS []'],
  ['₵1.2/kWh', '1.2x24 GHS []'],
  ['2.5 ZMW/kWh', '2.5x24 ZMW []'],
  ['45 fils/kWh', '45x24 undefined [price,currency]'],
  ['0.30 AED/kWh', '0.3x24 AED []'],
  ['32 halala/kWh', '0.32x24 SAR []'],
  ['0.18 SAR/kWh', '0.18x24 SAR []'],
  ['1.60 EGP/kWh', '1.6x24 EGP []'],
  ['55 ₪/kWh', '55x24 ILS [price]'],
  ['0.60 ₪/kWh', '0.6x24 ILS []'],
  ['60 agorot/kWh', '0.6x24 ILS []'],
  ["950 so'm/kWh", '950x24 UZS []'],
  ['28 тенге/кВтч', '28x24 KZT []'],
  ['750 LAK/kWh', '750x24 LAK []'],
  ['₭750/kWh', '750x24 LAK []'],
  ['700 ៛/kWh', '700x24 KHR []'],
  ['4.18 บาท/หน่วย', '4.18x24 THB []'],
  ['0.045 XBT/kWh', '0.045x24 undefined [currency]'],
  ['0.06 USDT/kWh', '0.06x24 USD []'],
  ['8-22 0.62 kr, 22-8 0.35 SEK', '0.35x8 0.62x14 0.35x2 SEK []'],
  ['* 22-8 0.35\n* 8-22 0.62', '0.35x8 0.62x14 0.35x2 undefined []'],
  ['**Peak** 8-22 0.62, off-peak 0.35', '0.35x8 0.62x14 0.35x2 undefined []'],
  ['22시 30분~8시 94원, 나머지 160원', '94x8 160x14 127 94 KRW []'],
  ['T1 gündüz 06:00-17:00 2,50 TL, T2 puant 17:00-22:00 3,80 TL, T3 gece 22:00-06:00 1,50 TL', '1.5x6 2.5x11 3.8x5 1.5x2 TRY []'],
  ['Т1 день 7-23 6 руб, Т2 ночь 23-7 3 руб', '3x7 6x16 3 RUB []'],
  ['Sa: 0,22 €, So: 0,22 €, Mo-Fr: 0,30 €', '0.3x24 EUR []', '0.22x24 EUR []'],
  ['Peak 2pm-10pm RM 0.2852/kWh, all other hours RM 0.2443/kWh, excl. SST', '0.2443x14 0.2852x8 0.2443x2 MYR [tax]'],
  ['Mon-Fri 06:00-22:00 R2.85, other times R1.45 (excl. VAT)', '1.45x6 2.85x16 1.45x2 ZAR [tax]', '1.45x24 ZAR [tax]'],
  ['Off-peak (10pm-6am daily) 5.2c, peak (6am-10pm daily) 11.9c, taxes not included', '0.052x6 0.119x16 0.052x2 undefined [tax]'],
  ['0.08 USD/kWh all-in', '0.08x24 USD []'],
  ['0.08 USD/kWh plus delivery', '0.08x24 USD [tax]'],
  ['0.08 USD/kWh + network charges', '0.08x24 USD [tax]'],
  ['$0.12/kWh ex GST', '0.12x24 USD [tax]'],
  ['$0.12/kWh incl. GST', '0.12x24 USD []'],
  ['$0.12/kWh before tax', '0.12x24 USD [tax]'],
  ['$0.12/kWh net of VAT', '0.12x24 USD [tax]'],
  ['0.45元/度，另加税', '0.45x24 CNY [tax]'],
  ['0.45元/度（含税）', '0.45x24 CNY []'],
  ['0.45元/度，不含输配电价', '0.45x24 CNY [tax]'],
  ['每度1.2元，未稅', '1.2x24 CNY [tax]'],
  ['每度電1.2港元，已包括燃料費', '1.2x24 HKD []'],
  ['谷 23:00-7:00 0.31元/度，峰 7:00-23:00 0.62元/度（不含增值税）', '0.31x7 0.62x16 0.31 CNY [tax]'],
  ['工作日 8-22点 0.62元，其余 0.35元，周六日 0.30元', '0.35x8 0.62x14 0.35x2 CNY []', '0.3x24 CNY []'],
  ['周一到周五8-22點0.62元,其他時間0.35元', '0.35x8 0.62x14 0.35x2 CNY []', '0.35x24 CNY []'],
  [
    '尖峰 18-20点 1.08元，高峰 8-11点、16-18点、20-22点 0.89元，平段 6-8点、11-16点、22-24点 0.62元，低谷 0-6点 0.30元',
    '0.3x6 0.62x2 0.89x3 0.62x5 0.89x2 1.08x2 0.89x2 0.62x2 CNY []',
  ],
  ['Weekend 00:00-24:00 $0.10; weekday 00:00-24:00 $0.20', '0.2x24 USD []', '0.1x24 USD []'],
  ['Sat, Sun & public holidays 9c; Mon-Fri 7-22 15c, 22-7 10c', '0.1x7 0.15x15 0.1x2 undefined []', '0.09x24 undefined []'],
  ['Horas punta 18:00-23:00 S/ 0.85, fuera de punta S/ 0.62', '0.62x18 0.85x5 0.62 PEN []'],
  [
    'Ultra-low 11pm-7am 2.8¢/kWh; weekday on-peak 4pm-9pm 28.4¢/kWh; all other times 12.2¢/kWh',
    '0.028x7 0.122x9 0.284x5 0.122x2 0.028 USD []',
    '0.028x7 0.122x16 0.028 USD []',
  ],
  ['Sa-So 20 ct, Mo-Fr 30 ct zzgl. USt.', '0.3x24 EUR [tax]', '0.2x24 EUR [tax]'],
  ['week-end : 0,15 € ; semaine : 0,20 €', '0.2x24 EUR []', '0.15x24 EUR []'],
  ['weekend 0,10 €, feriali 0,20 €', '0.2x24 EUR []', '0.1x24 EUR []'],
  ['fins de semana 0,10 €; dias úteis 0,20 €', '0.2x24 EUR []', '0.1x24 EUR []'],
  ['weekend 0,20 €, werkdagen 0,30 €', '0.3x24 EUR []', '0.2x24 EUR []'],
  ['weekend 1 kr, hverdage 2 kr', '2x24 kr []', '1x24 kr []'],
  ['viikonloppuisin 0,05 €, arkisin 0,10 €', '0.1x24 EUR []', '0.05x24 EUR []'],
  ['weekend 0,50 zł, dni robocze 0,90 zł', '0.9x24 PLN []', '0.5x24 PLN []'],
  ['víkend 3 Kč, pracovní dny 5 Kč', '5x24 CZK []', '3x24 CZK []'],
  ['hétvége 30 Ft, munkanap 40 Ft', '40x24 HUF []', '30x24 HUF []'],
  ['weekend 0,5 lei, zile lucrătoare 0,9 lei', '0.9x24 RON []', '0.5x24 RON []'],
  ['почивни дни 0,15 лв, работни дни 0,25 лв', '0.25x24 BGN []', '0.15x24 BGN []'],
  ['вихідні 2 грн, будні 4 грн', '4x24 UAH []', '2x24 UAH []'],
  ['выходные 3 руб, будни 5 руб', '5x24 RUB []', '3x24 RUB []'],
  ['hafta sonu 2 TL, hafta içi 3 TL', '3x24 TRY []', '2x24 TRY []'],
  ['Σαββατοκύριακο 0,10 €, καθημερινές 0,20 €', '0.2x24 EUR []', '0.1x24 EUR []'],
  ['週末 20円、平日 30円', '30x24 JPY []', '20x24 JPY []'],
  ['주말 100원, 평일 150원', '150x24 KRW []', '100x24 KRW []'],
  ['akhir pekan Rp 1.000, hari kerja Rp 1.500', '1500x24 IDR []', '1000x24 IDR []'],
  ['cuối tuần 1.500 đ, ngày thường 2.000 đ', '2000x24 VND []', '1500x24 VND []'],
  ['วันธรรมดา 4 บาท, วันหยุดสุดสัปดาห์ 2 บาท', '4x24 THB []', '2x24 THB []'],
];

/** Of a text: why it is refused, and the piece where that is seen. */
const refusals: readonly (readonly [text: string, reason: string, at: string])[] = [
  ['été 7h-23h 0,20 €, 23h-7h 0,15 €', 'seasons', 'été'],
  ['Winterhalbjahr: 6-22 Uhr 30 ct, 22-6 Uhr 20 ct', 'seasons', 'Winterhalbjahr'],
  ['verano 8-22 0,2, 22-8 0,1', 'seasons', 'verano'],
  ['inverno 8-19 0,25 €, 19-8 0,2 €', 'seasons', 'inverno'],
  ['zomer 7-23 0,3, 23-7 0,2', 'seasons', 'zomer'],
  ['vinter 6-22 45 øre, 22-6 35 øre', 'seasons', 'vinter'],
  ['vardagar 7-20 95 öre, helger 60 öre, natt 20-7 65 öre', 'twoPrices', '20-7'],
  ['sommer kl. 17-21 1,5 kr, ellers 1 kr', 'seasons', 'sommer'],
  ['talviarki 7-21 0,15 €, muu aika 0,1 €', 'seasons', 'talviarki'],
  ['0,10 €/kWh alv 0', 'noDay', ''],
  ['zima 6-22 0,9 zł, 22-6 0,5 zł', 'seasons', 'zima'],
  ['v zimě 6-22 5 Kč, 22-6 4 Kč', 'seasons', 'zimě'],
  ['télen 6-22 50 Ft, 22-6 40 Ft', 'seasons', 'télen'],
  ['iarna 7-23 0,95 lei, 23-7 0,7 lei', 'seasons', 'iarna'],
  ['зимен сезон: 6-22 0,24 лв, 22-6 0,14 лв', 'seasons', 'зимен'],
  ['взимку 7-23 4,32 грн, 23-7 2,16 грн', 'seasons', 'взимку'],
  ['зимой 7-23 6 руб, 23-7 3 руб', 'seasons', 'зимой'],
  ['yaz 6-22 3 TL, 22-6 2 TL', 'seasons', 'yaz'],
  ['χειμώνας 7-23 0,2 €, 23-7 0,12 €', 'seasons', 'χειμώνας'],
  ['夏季 8時〜22時 35円 22時〜8時 25円', 'seasons', '夏季'],
  ['여름철 9-23시 150원, 23-9시 90원', 'seasons', '여름철'],
  ['7p between 12:30 and 04:30, 27p at other times', 'halfDay', 'between 12:30 and 04:30'],
  ['7p between 12:30 and 04:30', 'halfDay', 'between 12:30 and 04:30'],
  ['7p between 12:30 and 04:30, 27p between 04:30 and 12:30', 'halfDay', 'between 12:30 and 04:30'],
  ['cheap 11:30-5:30 7p, rest 28p', 'halfDay', '11:30-5:30'],
  ['9:00-6:00 0.3, 6:00-9:00 0.5', 'halfDay', '9:00-6:00'],
  ['10-4 7p otherwise 28p', 'halfDay', '10-4'],
  ['Q1 & Q4: 7-23 0.30 €, 23-7 0.20 €', 'seasons', 'Q1'],
  ['Q1/Q4 7-23 0.30, 23-7 0.20', 'seasons', 'Q1'],
  ['1. Quartal 7-23 0,30 €, 23-7 0,20 €', 'seasons', 'Quartal'],
  ['T4 7-23 0,30 €, 23-7 0,20 €', 'days', '7-23'],
  ['December 22-8 0.35, 8-22 0.62', 'seasons', 'December'],
  ['12月 8-22 0.62, 22-8 0.35', 'seasons', '12月'],
  ['01.10.-31.03. 7-23 0,30 €, 23-7 0,20 €', 'seasons', '01.10.-31.03.'],
  ['1 Oct - 31 March: 7-23 0.30, 23-7 0.20', 'seasons', '1 Oct - 31 March'],
  ['from 1 October to 31 March 7-23 0.30, 23-7 0.20', 'seasons', 'October to 31 March'],
  ['monsoon 8-22 0.62, 22-8 0.35', 'seasons', 'monsoon'],
  ['high season 8-22 0.62, 22-8 0.35', 'seasons', 'high season'],
  ['during school holidays 8-22 0.62, 22-8 0.35', 'days', 'holidays'],
  ['Red days: 22-6 0.15, 6-22 0.65', 'days', 'Red days'],
  ['event days 4pm-9pm $0.80, otherwise $0.20', 'days', 'event days'],
  ['jours bleus 22h-6h 0,12 €, 6h-22h 0,15 €', 'days', 'jours bleus'],
  ['EJP: 22h-6h 0,12 €, 6h-22h 0,15 €', 'days', 'EJP'],
  ['odd days 8-22 0.62, 22-8 0.35', 'days', 'odd days'],
  ['bandeira vermelha 18-21 R$ 1,20, demais horários R$ 0,70', 'days', 'bandeira vermelha'],
  ['8-22 0.62 kesho, 22-8 0.35', 'word', 'kesho'],
  ['jumamosi 0.20, 8-22 0.62, 22-8 0.35', 'word', 'jumamosi'],
  ['सप्ताहांत 6 ₹, 8-22 9 ₹, 22-8 6 ₹', 'word', 'सप्ताहांत'],
  ['عطلة نهاية الأسبوع 0.20, 8-22 0.62, 22-8 0.35', 'word', 'عطلة'],
  ['07:00-23:00 0.30, 23:00-07:00 og noe annet 0.20', 'word', 'noe'],
  ['22-8 0.35* \n8-22 0.62', 'word', '*'],
  ['22-8 0.35 ☀️\n8-22 0.62', 'word', '☀'],
  ['❄️ 22-8 0.35\n8-22 0.62', 'word', '❄'],
  ['22-8 ≈0.35, 8-22 0.62', 'word', '≈'],
  ['22-8 0.35?, 8-22 0.62', 'word', '?'],
  ['22-8 <0.35, 8-22 0.62', 'word', '<'],
  ['22-8 0.35+, 8-22 0.62', 'word', '+'],
  ['Mon-Thu 8-22 0.62, otherwise 0.35', 'days', '8-22'],
  ['M-F 8-22 0.62, S-S 0.35', 'word', 'S'],
  ['S/S 0.35, M-F 0.62', 'unpaired', '0.62'],
  ['every second Saturday 0.20, 8-22 0.62, 22-8 0.35', 'word', 'every'],
  ['So 0-24 0,20 €, Mo-Sa 0,30 €', 'days', '0-24'],
  ['so 0-24 0,20 €', 'days', '0-24'],
  ['ne 3,9 Kč, po-so 5,2 Kč', 'days', 'ne'],
  ['N68/kWh', 'noDay', ''],
  ['Q1.25/kWh', 'seasons', 'Q1'],
  ['L 4.5/kWh', 'days', 'L'],
  ['22-8 0.35*\n8-22 0.62', 'word', '*'],
  ['la 0-24 0,20 €', 'days', '0-24'],
  ['di 0-24 0,20 €', 'days', '0-24'],
  ['ma 0,20 €/kWh', 'days', 'ma'],
  ['सप्ताहांत 6 ₹, 8-22 9 ₹', 'word', 'सप्ताहांत'],
  ['Mo-Fr 6-22 30 ct, Sa 22 ct, So 22 ct', 'gaps', ''],
  ['Weekdays 7am-7pm 12c/kWh, nights & weekends 8c/kWh', 'unpaired', 'weekends'],
  ['P1 10-14 y 18-22 0,25 €, P2 8-10, 14-18 y 22-24 0,18 €, P3 0-8 0,10 €; sábados, domingos y festivos P3', 'word', 'P3'],
  ['viikendti 0,20 €, 7-23 0,30 €, 23-7 0,20 €', 'word', 'viikendti'],
  ['bank holidays 0.20, 8-22 0.62, 22-8 0.35', 'days', 'bank holidays'],
  ['8-22 0.62, 22-8 0.35 in the dry season', 'seasons', 'dry season'],
  ['8-22 0.62, 22-8 0.35 nur im Winter', 'seasons', 'Winter'],
  ['8-22 0.62, 22-8 0.35 (hiver)', 'seasons', 'hiver'],
  ['8-22 0.62, 22-8 0.35, talvella', 'seasons', 'talvella'],
  ['8-22 0.62, 22-8 0.35 冬季', 'seasons', '冬季'],
  ['8-22 0.62, 22-8 0.35 летом', 'seasons', 'летом'],
  ['8-22 0.62, 22-8 0.35 kışın', 'seasons', 'kışın'],
  ['8-22 0.62, 22-8 0.35 musim panas', 'seasons', 'musim panas'],
  ['8-22 0.62, 22-8 0.35 ฤดูร้อน', 'seasons', 'ฤดูร้อน'],
  ['8-22 0.62, 22-8 0.35 mùa khô', 'seasons', 'mùa khô'],
  ['8-22 0.62, 22-8 0.35 동계', 'seasons', '동계'],
  ['8-22 0.62, 22-8 0.35 nyáron', 'seasons', 'nyáron'],
  ['8-22 0.62, 22-8 0.35 vara', 'seasons', 'vara'],
  ['8-22 0.62, 22-8 0.35 през зимата', 'seasons', 'зимата'],
  ['8-22 0.62, 22-8 0.35 talvel', 'seasons', 'talvel'],
  ['8-22 0.62, 22-8 0.35 ziemā', 'seasons', 'ziemā'],
  ['8-22 0.62, 22-8 0.35 žiemą', 'seasons', 'žiemą'],
  ['8-22 0.62, 22-8 0.35 zimi', 'seasons', 'zimi'],
  ['8-22 0.62, 22-8 0.35 pozimi', 'seasons', 'pozimi'],
  ['8-22 0.62, 22-8 0.35 zelfs', 'word', 'zelfs'],
  ['8-22 0.62, 22-8 0.35 approximately nothing', 'word', 'approximately'],
  ['8-22 0.62 ¹, 22-8 0.35', 'word', '¹'],
  ['8-22 0.62 †, 22-8 0.35', 'word', '†'],
  ['8-22 ~0.62, 22-8 0.35 ± 0', 'word', '±'],
  ['8-22 0.62, 22-8 0.35 ≥', 'word', '≥'],
  ['8-22 0.62 🎉, 22-8 0.35', 'word', '🎉'],
  ['8-22 0.62, 22-8 0.35 loadshedding', 'word', 'loadshedding'],
];

describe('a text of prices in the words of its language', () => {
  it.each(readings.map(bothDays))('is read whole: %s', (text, weekday, weekend) => {
    expect([said(text, friday), said(text, saturday)]).toEqual([weekday, weekend]);
  });

  it.each(refusals)('is refused with what stands in the way: %s', (text, reason, at) => {
    expect(readTariffText(text, friday)).toEqual({ kind: 'refused', reason, ...(at !== '' && { at }) });
  });
});

describe('what people have sent', () => {
  const input = (name: string) => readFileSync(new URL(`../../../fixtures/inputs/tariffs/${name}`, import.meta.url), 'utf8');

  const readable: readonly (readonly [name: string, weekday: string, saturday?: string])[] = [
    ['weekend-norwegian.txt', '0.3125x7 0.4125x16 0.3125 kr []', '0.3125x24 kr []'],
    ['weekend-polish.txt', '0.55x6 0.98x7 0.55x2 0.98x7 0.55x2 PLN []', '0.55x24 PLN []'],
    ['weekdays-english-short.txt', '0.2x7 0.3x16 0.2 USD []', '0.2x24 USD []'],
    ['ontario-ulo.txt', '0.039x7 0.157x9 0.391x5 0.157x2 0.039 USD []', '0.039x7 0.098x16 0.039 USD []'],
    ['german-modul-3.txt', '0.26x2 0.17575 0.0915x2 0.26x13 0.282725 0.2903x2 0.267575 0.26x2 EUR []'],
    ['currency-lari.txt', '0.18x7 0.285x16 0.18 GEL []'],
    ['currency-ringgit.txt', '0.2443x14 0.2852x8 0.2443x2 MYR []'],
    ['tax-german.txt', '0.25x24 EUR [tax]'],
    ['tax-chinese.txt', '0.6x24 CNY [tax]'],
    ['tax-english.txt', '0.3x24 USD [tax]'],
  ];

  it.each(readable.map(bothDays))('is read: %s', (name, weekday, weekend) => {
    expect([said(input(name), friday), said(input(name), saturday)]).toEqual([weekday, weekend]);
  });

  it.each([
    ['season-french.txt', 'seasons'],
    ['season-chinese.txt', 'seasons'],
    ['tempo-red-days.txt', 'days'],
  ])('is refused: %s', (name, reason) => {
    expect(readTariffText(input(name), friday)).toMatchObject({ kind: 'refused', reason });
  });
});

describe('a list of a day whose heading says that it is not of every day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${hour};0.25`).join('\n');

  it.each([
    ['Winter\nhour;price', 'seasons'],
    ['Stunde;Preis Sommer', 'seasons'],
    ['час;цена зимой', 'seasons'],
    ['时间;电价（夏季）', 'seasons'],
    ['Weekend\nhour;price', 'days'],
    ['heure;prix jours rouges', 'days'],
  ])('is refused: %s', (heading, reason) => {
    expect(readTariffText(`${heading}\n${hours}`, friday)).toMatchObject({ kind: 'refused', reason });
  });

  it('is read where it says nothing of the kind, and taxes that are left out are said', () => {
    expect(said(`hour;price ₾/kWh\n${hours}`, friday)).toBe('0.25x24 GEL []');
    expect(said(`Stunde;Preis netto €/kWh\n${hours}`, friday)).toBe('0.25x24 EUR [tax]');
    expect(said(`hour;XBT/kWh\n${hours}`, friday)).toBe('0.25x24 undefined [currency]');
  });
});
