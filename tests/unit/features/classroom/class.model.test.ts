import { describe, expect, it } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { classCards, lengthText } from '#src/features/classroom/class.model.ts';
import fixture from '../../../fixtures/api/classList.json';

const [sample] = fixture.data as ClassVideo[];
const video = (changes: Partial<ClassVideo>): ClassVideo => ({ ...sample!, ...changes });

describe('the cards of a tab', () => {
  it('are the classes of its category in the order of the pool', () => {
    const classes = [video({ id: 'asic-2' }), video({ id: 'gpu-1', category: 'gpu' }), video({ id: 'asic-1' })];
    expect(classCards(classes, 'asic').map(({ id }) => id)).toEqual(['asic-2', 'asic-1']);
    expect(classCards(classes, 'install')).toEqual([]);
  });

  it('name the languages of the captions in themselves, and an unknown one by its code', () => {
    const captions = ['en', 'zh_hk', 'uk'].map((language) => ({ language, url: '/x.vtt' }));
    expect(classCards([video({ captions })], 'asic')[0]?.captions).toEqual(['English', '繁體中文（香港）', 'uk']);
  });

  it('say where the figures in the picture are examples', () => {
    const flags = classCards([video({ id: 'asic-1' }), video({ id: 'asic-2' })], 'asic').map(({ hasExampleFigures }) => hasExampleFigures);
    expect(flags).toEqual([false, true]);
  });
});

it('shows a length in minutes and seconds', () => {
  expect([29, 29.5, 60, 125.2, 0].map(lengthText)).toEqual(['0:29', '0:30', '1:00', '2:05', '0:00']);
});
