import { languages } from '/work/wt/tariff/src/domain/tariff/languages/all.ts';
import { vocabularyOf } from '/work/wt/tariff/src/domain/tariff/languages/vocabulary.ts';
const w = vocabularyOf([languages[0]!]);
console.log(w.rest);
console.log(new RegExp(`^(?:${w.rest})`, 'u').exec('other 0.62'));
