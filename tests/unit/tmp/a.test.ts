import { it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { readTariffText } from '#src/domain/readers.ts';
it('x', () => {
  process.env.TZ = 'Europe/Berlin';
  for (const text of readFileSync('/tmp/texts.txt', 'utf8').split('\n---\n')) {
    const t = performance.now();
    const r = readTariffText(text.trim(), Date.UTC(2026, 10, 27, 9));
    const s = readTariffText(text.trim(), Date.UTC(2026, 10, 28, 9));
    const show = (q: any) => q.kind === 'prices' ? q.hours.join(' ').replace(/\b(\S+)( \1\b)+/g, (m: string, p: string) => `${p}x${m.split(' ').length}`) + ' ' + q.currency + ' [' + q.asks + ']' : JSON.stringify(q);
    console.log(Math.round(performance.now() - t) + 'ms', JSON.stringify(text.trim().slice(0, 110)), '\n   ', show(r), '\n   ', show(s) === show(r) ? '=' : show(s));
  }
});
