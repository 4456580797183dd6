import { languageSets } from '/work/wt/tariff/src/domain/tariff/languages/vocabulary.ts';
for (const t of ['22-8 0.35, other 0.62', '22-8 0.35 up to 200 kwh, 8-22 0.62', '22-08 .35']) {
 const s = languageSets(t); console.log(s.pure.map(x=>x.map(l=>l.rest.slice(0,30))), s.mixed.length); }
