import { readFileSync } from 'node:fs';
import { readTariffText } from '/work/wt/tariff/src/domain/readers.ts';
process.env.TZ = 'Europe/Berlin';
const show = (q: any) => q.kind === 'prices' ? q.hours.join(' ').replace(/(?<!\S)(\S+)( \1(?!\S))+/g, (m: string, p: string) => `${p}x${m.split(' ').length}`) + ' ' + q.currency + ' [' + q.asks + ']' : q.kind === 'refused' ? `REFUSED ${q.reason} «${q.at ?? ''}»` : JSON.stringify(q);
for (const text of readFileSync(process.argv[2], 'utf8').split('\n')) {
  if (!text.trim()) continue;
  const t = text.trim().replaceAll('\\n', '\n');
  const r = readTariffText(t, Date.UTC(2026, 10, 27, 9)), s = readTariffText(t, Date.UTC(2026, 10, 28, 9));
  console.log(text.slice(0, 130), '\n     ', show(r), show(s) === show(r) ? '' : '\n  SAT ' + show(s));
}
