import { act } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readSession } from '#src/lib/mirrors.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { carryOver } from '#src/state/carried.ts';
import { field, openPanel, pressButton, type } from '../asic-stage.tsx';
import { s19j } from './fleet-rows.ts';

const carried = () => z.parse(z.record(z.string(), z.unknown()), JSON.parse(readSession('carried') ?? '{}'));
it('what was typed into the form for machines stands there again after an update', async () => {
  sessionStorage.setItem('carried', JSON.stringify({ 'fleet-form': { ...s19j, power: '1234.5' } }));
  await openPanel({});
  expect([...document.querySelectorAll<HTMLInputElement>('form input')].map(({ value }) => value)).toContain('1234.5');
  carryOver();
  expect(carried()).toMatchObject({ 'fleet-form': { ...s19j, power: '1234.5' } });
  await pressButton('Cancel');
  carryOver();
  expect(carried()).toMatchObject({ 'fleet-form': null });
});

it('a figure that cannot be read keeps another tab’s update from reloading the page', async () => {
  await openPanel({});
  expect(hasUnsavedWork()).toBe(false);
  await type('Power per machine', '12a');
  expect(hasUnsavedWork()).toBe(true);
  await type('Power per machine', '1234.5');
  expect(hasUnsavedWork()).toBe(false);
  await act(async () => field('Power per machine').blur());
});
