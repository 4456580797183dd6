import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NumberField } from '#src/parts/number-field.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { the } from '../ui/mount.tsx';

const limits = { integers: 8, decimals: 2, empty: '0' } as const;

function Form() {
  const [amount, setAmount] = useState('100');
  const [search, setSearch] = useState('');
  const [unit, setUnit] = useState('TH/s');
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <>
      <NumberField label="Amount" limits={limits} value={amount} onChange={setAmount} />
      <Field label="Search" type="search" value={search} onText={setSearch} />
      <SelectField label="Unit" value={unit} options={['TH/s', 'PH/s'].map((value) => ({ value, label: value }))} onChange={setUnit} />
      <Checkbox isChecked={isAgreed} onChange={setIsAgreed}>
        Agreed
      </Checkbox>
      <output>{JSON.stringify({ amount, search, unit, isAgreed })}</output>
    </>
  );
}

/** The page as built, then what the visitor does to it, then hydration. */
async function hydrate(page: ReactNode, early: () => void) {
  const faults = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  early();
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(async () => act(async () => root.unmount()));
  expect(faults).not.toHaveBeenCalled();
}

const result = (): unknown => JSON.parse(the('output').textContent ?? '');
const amount = () => the<HTMLInputElement>('input[inputmode]');

async function type(text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(amount(), text);
    amount().dispatchEvent(new Event('input', { bubbles: true }));
  });
  return amount().value;
}

it('keeps what was typed and chosen before hydration', async () => {
  await hydrate(<Form />, () => {
    amount().value = '1,777.5';
    the<HTMLInputElement>('[type=search]').value = 'kas';
    the<HTMLSelectElement>('select').value = 'PH/s';
    the<HTMLInputElement>('[type=checkbox]').checked = true;
  });
  expect(result()).toEqual({ amount: '1777.5', search: 'kas', unit: 'PH/s', isAgreed: true });
  expect(amount().value).toBe('1777.5');
  expect(the<HTMLInputElement>('[type=search]').value).toBe('kas');
  expect(the<HTMLSelectElement>('select').value).toBe('PH/s');
  expect(the<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
});

it('reverts what was typed before hydration and is no number', async () => {
  await hydrate(<Form />, () => (amount().value = '12x'));
  expect(amount().value).toBe('100');
});

it('tells of nothing where nothing was typed', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await hydrate(<NumberField label="Amount" limits={limits} value="100" onChange={onChange} />, () => undefined);
  expect(onChange).not.toHaveBeenCalled();
});

it('goes on where typing was when it was hydrated', async () => {
  await hydrate(<Form />, () => (amount().value = '12.'));
  expect(amount().value).toBe('12.');
  expect(await type('12.5')).toBe('12.5');
  expect(result()).toMatchObject({ amount: '12.5' });
});

it('keeps the caret where it was when a key is refused', async () => {
  await hydrate(<Form />, () => undefined);
  await type('123945');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    // As a browser does for an x typed behind the 9.
    setValue?.call(amount(), '1239x45');
    amount().setSelectionRange(5, 5);
    amount().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([amount().value, amount().selectionStart, amount().selectionEnd]).toEqual(['123945', 4, 4]);
});

it('holds a point while it is typed and drops it once the field is left', async () => {
  await hydrate(<Form />, () => undefined);
  expect([await type('12'), await type('12.'), await type('12.x')]).toEqual(['12', '12.', '12.']);
  expect(result()).toMatchObject({ amount: '12' });
  await act(async () => {
    amount().focus();
    amount().blur();
  });
  expect(amount().value).toBe('12');
});
