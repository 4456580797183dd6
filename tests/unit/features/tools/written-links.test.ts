import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '#src/app/parse-search.ts';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { dagFields } from '#src/features/tools/dag/dag-fields.ts';
import { readTariffLink, tariffQuery } from '#src/features/tools/electricity/tariff-link.ts';
import { fleetText, readFleetText } from '#src/features/tools/fleet/fleet-link.ts';
import { gpuFields } from '#src/features/tools/gpu/gpu-fields.ts';
import { toolLink } from '#src/features/tools/tool-inputs.ts';

/** Links that are out there; `read` stands where a link says less than what it was written of. */
interface WrittenLink {
  readonly value: never;
  readonly link: string;
  readonly read?: object;
}

/** Of the build before one list of fields served form, store and link, written by that build itself. */
const written = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../fixtures/written-links.json'), 'utf8')) as Readonly<
  Record<string, readonly WrittenLink[]>
>;
const site = 'https://pool.example';
const search = (link: string) => parseSearch(new URL(link).search);

/** How each is written and read today. */
const codecs: Readonly<Record<string, readonly [write: (value: never) => unknown, read: (link: string) => unknown]>> = {
  fleet: [fleetText, readFleetText],
  'tools.asic2': [(value) => toolLink(asicFields, value, site), (link) => asicFields.read(search(link)).inputs],
  'tools.gpu2': [(value) => toolLink(gpuFields, value, site), (link) => gpuFields.read(search(link)).inputs],
  'tools.dag': [(value) => toolLink(dagFields, value, site), (link) => dagFields.read(search(link)).inputs],
  tariff: [(value) => `${site}/tools?${tariffQuery(value, 'CNY')}`, (link) => readTariffLink(search(link))],
};

describe('links that are out there', () => {
  it.each(Object.keys(written))('%s: the same are written, and say the same', (name) => {
    const [write, read] = codecs[name] ?? [];
    for (const { value, link, read: said = value } of written[name] ?? []) {
      expect(write?.(value)).toBe(link);
      expect(read?.(link)).toEqual(said);
    }
  });
});
