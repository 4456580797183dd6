import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stayInKiosk, kioskQuery } from '#src/routes/-kiosk-lazy.tsx';

type Search = Parameters<typeof stayInKiosk>[0]['search'] & { id?: string };
const led = (search: Search, to: Search) => stayInKiosk<Search>({ search, next: () => to });

it('a board stays one wherever it is led', () => {
  expect(led({ kiosk: 1, interval: 30, board: '2/4' }, { id: 'x' })).toEqual({ id: 'x', kiosk: 1, interval: 30, board: '2/4' });
});

it('who leaves it names its parameters', () => {
  expect(led({ kiosk: 1, interval: 30 }, { kiosk: undefined, interval: undefined }).kiosk).toBeUndefined();
});

it('nothing else becomes one', () => expect(led({ id: 'x' }, {})).toEqual({}));

it('leaves the GPU calculator its board, whose power is a number', () => {
  const read = (search: unknown) => z.parse(z.object(kioskQuery), search);
  expect(read({ board: 0 }).board).toBe(0);
  expect(read({ board: '2/4' }).board).toBe('2/4');
  expect(read({ board: ['x'] }).board).toBeUndefined();
});
