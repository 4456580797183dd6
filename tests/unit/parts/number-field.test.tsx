import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NumberField } from '#src/parts/number-field.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { drawn } from '../drawn.ts';
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

/** A key as a browser does it: what is selected gives way to it, and the caret stands behind. */
async function pressKey(key: string, [start, end]: readonly [number, number]) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    amount().focus();
    amount().setSelectionRange(start, end);
    amount().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const { value } = amount();
    setValue?.call(amount(), value.slice(0, start) + key + value.slice(end));
    amount().setSelectionRange(start + 1, start + 1);
    amount().dispatchEvent(new Event('input', { bubbles: true }));
  });
  return [amount().value, amount().selectionStart, amount().selectionEnd];
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
  expect(await pressKey('x', [4, 4])).toEqual(['123945', 4, 4]);
});

it('holds a point while it is typed and drops it once the field is left', async () => {
  await hydrate(<Form />, () => undefined);
  expect([await type('12'), await type('12.'), await type('12.x')]).toEqual(['12', '12.', '12.']);
  expect(result()).toMatchObject({ amount: '12' });
  await act(async () => {
    amount().focus();
    amount().blur();
  });
  await drawn(() => expect(amount().value).toBe('12'));
});

it('keeps what is selected when a key is refused, and says what the field takes until it is left', async () => {
  await hydrate(<Form />, () => undefined);
  expect(await pressKey('-', [0, 3])).toEqual(['100', 0, 3]);
  const refusal = the('p').textContent;
  // The key or its sentence: other tests of the process may have set up the languages.
  expect(refusal).toMatch(/^number$|8 digits|8位/);
  expect(amount().getAttribute('aria-describedby')).toBe(the('p').id);
  expect(amount().hasAttribute('aria-invalid')).toBe(false);
  expect(the('[role=alert]').textContent).toBe(refusal);
  await act(async () => amount().blur());
  await drawn(() => expect(document.querySelector('[role=alert]')).toBeNull());
});

it('takes a sign where numbers below zero are numbers', async () => {
  const change = vi.fn<(value: string) => void>();
  const Signed = () => {
    const [value, setValue] = useState('1');
    const take = (next: string) => {
      setValue(next);
      change(next);
    };
    return <NumberField label="Price" limits={{ ...limits, isSigned: true }} value={value} onChange={take} />;
  };
  await hydrate(<Signed />, () => undefined);
  expect([await type('-'), await type('-0'), await type('-0.'), await type('-0.5')]).toEqual(['-', '-0', '-0.', '-0.5']);
  expect(change).toHaveBeenLastCalledWith('-0.5');
});
