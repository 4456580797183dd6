import { describe, expect, it } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { classCards } from '#src/features/classroom/class.model.ts';
import fixture from '../../../fixtures/api/classList.json';

const [sample] = fixture.data as ClassVideo[];
const video = (changes: Partial<ClassVideo>): ClassVideo => ({ ...sample!, ...changes });

describe('the cards of a tab', () => {
  it('are the classes of its category in the order of the pool', () => {
    const classes = [video({ id: 'asic-2' }), video({ id: 'gpu-1', category: 'gpu' }), video({ id: 'asic-1' })];
    expect(classCards(classes, 'asic').map(({ id }) => id)).toEqual(['asic-2', 'asic-1']);
    expect(classCards(classes, 'install')).toEqual([]);
  });

  it('have the words and the picture of their class', () => {
    const { id, title, summary, poster } = sample!;
    expect(classCards([sample!], sample!.category)).toEqual([{ id, title, summary, poster, hasExampleFigures: false }]);
  });

  it('say where the figures in the picture are examples', () => {
    const flags = classCards([video({ id: 'asic-1' }), video({ id: 'asic-2' })], 'asic').map(({ hasExampleFigures }) => hasExampleFigures);
    expect(flags).toEqual([false, true]);
    const examples = ['gpu-1', 'gpu-2', 'overclocking-1', 'overclocking-2'].map((id) => video({ id }));
    const measured = ['install-1', 'gpu-3', 'overclocking-3', 'asic-3'].map((id) => video({ id }));
    expect(classCards(measured, 'asic').some(({ hasExampleFigures }) => hasExampleFigures)).toBe(false);
    expect(classCards(examples, 'asic').every(({ hasExampleFigures }) => hasExampleFigures)).toBe(true);
  });
});
