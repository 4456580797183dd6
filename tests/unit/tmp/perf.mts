import { languages } from '/work/wt/tariff/src/domain/tariff/languages/all.ts';
import { vocabularyOf, languageSets } from '/work/wt/tariff/src/domain/tariff/languages/vocabulary.ts';
import { tokensOf } from '/work/wt/tariff/src/domain/tariff/written/scan.ts';
import { readBill } from '/work/wt/tariff/src/domain/tariff/bill.ts';
const time = (n, f) => { const t = process.cpuUsage(); const r = f(); const c = process.cpuUsage(t); console.log(n, Math.round(c.user/1000)); return r; };
time('vocab all', () => languages.forEach((l) => vocabularyOf([l])));
const text = '07:00-23:00 41,25 øre/kwh\n23:00-07:00 og helg 31,25 øre/kwh';
time('sets', () => languageSets(text));
time('sets2', () => languageSets(text));
const s = languageSets(text); console.log(s.map(x=>x.length));
for (const set of s) { time('tokens', () => tokensOf(text, set)); time('again', () => tokensOf(text, set)); }
time('bill', () => readBill(text));
time('en', () => readBill('Peak 2pm-10pm RM 0.2852/kWh, all other hours RM 0.2443/kWh'));
time('en2', () => readBill('Peak 2pm-10pm RM 0.2852/kWh, all other hours RM 0.2443/kWh'));
console.log(JSON.stringify(tokensOf('Peak 2pm-10pm RM 0.2852/kWh, all other hours RM 0.2443/kWh', [languages[0]]).map(t=>t.money??t.kind)));
