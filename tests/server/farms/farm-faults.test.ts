import { expect, it } from 'vitest';
import { createFarmFaults } from '#src/server/farms/farm-faults.ts';
import { createLog } from '#src/server/http/log.ts';
import { SourceError } from '#src/server/sources/poll/source-error.ts';

it('look-ups that fail are written down: the first of each pool and kind at once, then their number each ten minutes', () => {
  const lines: Record<string, unknown>[] = [];
  let nowMs = 0;
  const tell = createFarmFaults(
    createLog('warn', (line) => lines.push(JSON.parse(line))),
    () => nowMs,
  );
  for (let each = 0; each < 300; each += 1) {
    nowMs += 4000;
    tell('miningcore a:4000', new SourceError('failed', 'a:4000 answers 502.'));
  }
  tell('ocean b', new SourceError('crowded', 'Too many.'));
  expect(lines.map(({ event, source, failures, fault, reason }) => [event, source, failures, fault, reason])).toEqual([
    ['farms-not-read', 'miningcore a:4000', 1, 'failed', 'a:4000 answers 502.'],
    ['farms-not-read', 'miningcore a:4000', 150, 'failed', 'a:4000 answers 502.'],
    ['farms-not-read', 'ocean b', 1, 'crowded', 'Too many.'],
  ]);
});
