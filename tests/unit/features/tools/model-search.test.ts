import { describe, expect, it } from 'vitest';
import { isFound } from '#src/domain/search-word.ts';
import { modelOptions } from '#src/features/tools/asic/asic-inputs.tsx';
import { asicOf } from '#src/domain/machines/asics.ts';
import { cardOptions } from '#src/features/tools/gpu/card-fields.tsx';
import { gpuOf } from '#src/domain/machines/gpus.ts';
import type { ComboOption } from '#src/features/tools/combo-field.tsx';

const found = (options: readonly ComboOption[], text: string) =>
  options.filter(({ label, detail = '', keywords = [] }) => isFound(text, [label, detail, ...keywords])).map(({ value }) => value);
const asics = (text: string) => found(modelOptions, text);
const cards = (text: string) => found(cardOptions, text);
const algorithms = (text: string) => [...new Set(asics(text).map((model) => asicOf(model)?.algorithm))];

describe('a machine is found', () => {
  it('by its name without blanks and signs, in full-width letters too', () => {
    const xp = ['Antminer S21 XP 270T', 'Antminer S21 XP Imm 300T', 'Antminer S21 XP Hyd 473T', 'Antminer S21 XP+ Hyd 500T'];
    expect(asics('s21xp')).toEqual(xp);
    expect(asics('Ｓ２１ＸＰ')).toEqual(xp);
  });

  it('by the Chinese name of its line or maker, in either script', () => {
    for (const [names, latin] of [
      [['蚂蚁', '螞蟻', '蚂蚁矿机'], 'Antminer'],
      [['神马', '神馬'], 'Whatsminer'],
      [['阿瓦隆'], 'Avalon'],
    ] as const) {
      for (const name of names) {
        expect(asics(name).length, name).toBeGreaterThan(3);
        expect(asics(name).filter((model) => !model.startsWith(latin))).toEqual([]);
      }
    }
    expect(asics('蚂蚁s21')).toContain('Antminer S21 200T');
    for (const [names, brand] of [
      [['比特大陆', '比特大陸'], 'Bitmain'],
      [['比特微'], 'MicroBT'],
      [['嘉楠'], 'Canaan'],
      [['比特小鹿'], 'Bitdeer'],
      [['金贝', '金貝'], 'Goldshell'],
      [['冰河'], 'IceRiver'],
      [['芯动', '芯動'], 'Innosilicon'],
      [['茉莉'], 'Jasminer'],
    ] as const) {
      const made = modelOptions.map(({ value }) => value).filter((model) => asicOf(model)?.brand === brand);
      expect(made.length, brand).toBeGreaterThan(0);
      for (const name of names) expect(asics(name), name).toEqual(made);
    }
  });

  it('by a coin that it mines, the one on the side too', () => {
    expect(algorithms('kas')).toEqual(['kHeavyHash']);
    expect(algorithms('btc')).toEqual(['SHA256']);
    expect(algorithms('ltc')).toEqual(['Scrypt']);
    expect(asics('dogecoin')).toEqual(asics('ltc'));
  });
});

describe('a card is found', () => {
  it('by its name without blanks, by its maker in Chinese, and by a coin that it has figures for', () => {
    expect(cards('ｒｔｘ3080ti')).toEqual(['RTX 3080 Ti']);
    expect(cards('英伟达')).toEqual(cards('nvidia'));
    expect(cards('英偉達')).toEqual(cards('nvidia'));
    expect(cards('輝達')).toEqual(cards('nvidia'));
    expect(cards('超威')).toEqual(cards('amd'));
    expect(cards('amd').length).toBeGreaterThan(3);
    expect(cards('kas').length).toBeGreaterThan(3);
    expect(cards('kas').filter((model) => !gpuOf(model)?.figures.kHeavyHash)).toEqual([]);
    expect(cards('btc')).toEqual([]);
  });
});
