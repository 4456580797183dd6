import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { NumberLimits } from '#src/domain/number-text.ts';
import { createI18n } from '#src/i18n/setup.ts';
import { HashrateField, NumberField } from '#src/parts/number-field.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { drawn } from '../drawn.ts';
import { the } from '../ui/mount.tsx';
import { enter, user } from '#tests/unit/user.ts';

const limits = { integers: 8, decimals: 2, reverts: true, empty: '0' } as const;

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
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  early();
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(async () => act(async () => root.unmount()));
}

const result = (): unknown => JSON.parse(the('output').textContent ?? '');
const amount = () => the<HTMLInputElement>('input[inputmode]');

async function type(text: string) {
  await enter(amount(), text);
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
  // What is pasted has no key of its own.
  await act(async () => {
    amount().setSelectionRange(1, 3);
    amount().dispatchEvent(new Event('paste', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(amount(), '1abc945');
    amount().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([amount().value, amount().selectionStart, amount().selectionEnd]).toEqual(['123945', 1, 3]);
  // One that is taken leaves it behind itself.
  expect(await pressKey('7', [1, 1])).toEqual(['1723945', 2, 2]);
});

it('takes the number that it is given meanwhile for the one that was typed', async () => {
  const Reset = () => {
    const [value, setValue] = useState('1');
    return (
      <>
        <NumberField label="Price" limits={limits} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('7')}>
          Reset
        </button>
      </>
    );
  };
  await hydrate(<Reset />, () => undefined);
  expect(await type('12.')).toBe('12.');
  await user.click(the('button'));
  expect(amount().value).toBe('7');
});

it('has the keyboard that its numbers need, and says what it takes in place of its hint', async () => {
  const field = (more: Partial<NumberLimits>) => (
    <NumberField label="Price" hint="A day" limits={{ ...limits, ...more }} value="1" onChange={() => undefined} />
  );
  await hydrate(
    <I18nextProvider i18n={await createI18n('en')}>
      {field({})}
      {field({ decimals: 0 })}
      {field({ isSigned: true })}
      {field({ length: 10 })}
    </I18nextProvider>,
    () => undefined,
  );
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map(({ inputMode, autocomplete }) => [inputMode, autocomplete])).toEqual([
    ['decimal', 'off'],
    ['numeric', 'off'],
    ['text', 'off'],
    ['decimal', 'off'],
  ]);
  const hints = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(hints()).toEqual(['A day', 'A day', 'A day', 'A day']);
  for (const each of inputs) await enter(each, '1x');
  const number = 'Only a number, with up to 8 digits before the point and 2 after it.';
  expect(hints()).toEqual([number, 'Only a whole number of up to 8 digits.', number, 'Only a number of up to 10 characters.']);
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

it('takes back what it said of a refusal with the next key that is right, and with it its own hint', async () => {
  const page = () => (
    <NumberField label="Amount" limits={{ ...limits, decimals: 0 }} hint="As you like" value="100" onChange={() => undefined} />
  );
  await hydrate(page(), () => undefined);
  const note = () => the('p').textContent;
  expect([note(), amount().inputMode, amount().autocomplete]).toEqual(['As you like', 'numeric', 'off']);
  await type('100x');
  expect(note()).toMatch(/^wholeNumber$|8 digits\.|8位/);
  await type('1000');
  expect(note()).toBe('As you like');
});

it('tells each number once, and shows another that it is given from outside', async () => {
  const told: string[] = [];
  const Given = () => {
    const [value, setValue] = useState('1');
    const take = (next: string) => {
      told.push(next);
      setValue(next);
    };
    return (
      <>
        <NumberField label="Amount" limits={limits} value={value} onChange={take} />
        <button onClick={() => setValue('7')}>seven</button>
      </>
    );
  };
  await hydrate(<Given />, () => undefined);
  expect([await type('12'), await type('12.'), await type('12.5')]).toEqual(['12', '12.', '12.5']);
  expect(told).toEqual(['12', '12.5']);
  await user.click(the('button'));
  expect(amount().value).toBe('7');
});

it('keeps what is selected when what is pasted is refused', async () => {
  await hydrate(<Form />, () => undefined);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    amount().focus();
    amount().setSelectionRange(1, 2);
    amount().dispatchEvent(new Event('paste', { bubbles: true }));
    setValue?.call(amount(), '1words0');
    amount().setSelectionRange(6, 6);
    amount().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([amount().value, amount().selectionStart, amount().selectionEnd]).toEqual(['100', 1, 2]);
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
  // The keyboards for numbers of some phones have no minus.
  expect(amount().inputMode).toBe('text');
  expect([await type('-'), await type('-0'), await type('-0.'), await type('-0.5')]).toEqual(['-', '-0', '-0.', '-0.5']);
  expect(change).toHaveBeenLastCalledWith('-0.5');
  // What is no other number is not told again.
  const told = change.mock.calls.map(([value]) => value);
  expect(told).toEqual([...new Set(told)]);
});

it('keeps what it cannot read, says why and what counts meanwhile, and gives way to another number', async () => {
  const Kept = () => {
    const [value, setValue] = useState('12');
    return (
      <I18nextProvider i18n={i18n}>
        <NumberField label="Power" limits={{ integers: 8, decimals: 4, empty: '' }} value={value} onChange={setValue} />
        <button onClick={() => setValue('7')}>seven</button>
      </I18nextProvider>
    );
  };
  const i18n = await createI18n('en');
  await hydrate(<Kept />, () => undefined);
  expect(await type('-5')).toBe('-5');
  await act(async () => amount().blur());
  expect(amount().value).toBe('-5');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  const said = 'It is 0 or more. Until then 12 counts.';
  expect(the('[role=alert]').textContent).toBe(said);
  await user.click(the('button'));
  expect([amount().value, document.querySelector('[role=alert]')]).toEqual(['7', null]);
});

it('takes a hashrate with its unit: converted, or with the unit set where it can be chosen', async () => {
  const Rates = () => {
    const [value, setValue] = useState('1');
    const [unit, setUnit] = useState<'TH/s' | 'PH/s'>('TH/s');
    const [other, setOther] = useState('1');
    const take = (next: string) => setUnit(next === 'PH/s' ? next : 'TH/s');
    const rates = { integers: 9, decimals: 9, empty: '' } as const;
    return (
      <>
        <HashrateField label="Mine" unit={unit} units={['TH/s', 'PH/s']} onUnit={take} limits={rates} value={value} onChange={setValue} />
        <HashrateField label="Fixed" unit="TH/s" limits={rates} value={other} onChange={setOther} />
        <output>{JSON.stringify({ value, unit, other })}</output>
      </>
    );
  };
  await hydrate(<Rates />, () => undefined);
  const inputs = document.querySelectorAll<HTMLInputElement>('input');
  const typeInto = async (at: number, text: string) => {
    await enter(inputs[at]!, text);
    return inputs[at]!.value;
  };
  expect(await typeInto(0, '95,5 TH/s')).toBe('95.5');
  expect(result()).toMatchObject({ value: '95.5', unit: 'TH/s' });
  await typeInto(0, '3.4 PH/s');
  expect(result()).toMatchObject({ value: '3.4', unit: 'PH/s' });
  // Key by key a unit is whole only at its end: '95 T', '95 TH'.
  for (const text of ['9', '95', '95 ', '95 T', '95 TH', '95 TH/', '95 TH/s']) await typeInto(0, text);
  expect(result()).toMatchObject({ value: '95', unit: 'TH/s' });
  expect(await typeInto(1, '95 500 GH/s')).toBe('95.5');
  expect(result()).toMatchObject({ other: '95.5' });
});

it('takes its own unit beside the number, and keeps another currency unread', async () => {
  const Price = () => {
    const [value, setValue] = useState('0.1');
    return (
      <I18nextProvider i18n={i18n}>
        <NumberField label="Price" quantity="CNY/kWh" limits={{ integers: 8, decimals: 6, empty: '' }} value={value} onChange={setValue} />
        <output>{JSON.stringify({ value })}</output>
      </I18nextProvider>
    );
  };
  const i18n = await createI18n('en');
  await hydrate(<Price />, () => undefined);
  expect(await type('¥0.45')).toBe('0.45');
  expect(result()).toEqual({ value: '0.45' });
  // Key by key what was typed stays until the field is left.
  for (const text of ['', '¥', '¥0', '¥0.', '¥0.6', '¥0.62']) expect(await type(text)).toBe(text);
  expect(result()).toEqual({ value: '0.62' });
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(await type('€0.45')).toBe('€0.45');
  expect(result()).toEqual({ value: '0.62' });
  expect(the('[role=alert]').textContent).toContain('Until then 0.62 counts.');
});

it('takes a pasted unit where what is no number reverts', async () => {
  const Fee = () => {
    const [value, setValue] = useState('1');
    return <NumberField label="Fee" quantity="percent" limits={{ ...limits, max: 100 }} value={value} onChange={setValue} />;
  };
  await hydrate(<Fee />, () => undefined);
  expect(await type('2.5 %')).toBe('2.5');
  expect(await type('2.5%')).toBe('2.5');
});
