import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { mount, the } from './mount.tsx';
import { enter, user } from '#tests/unit/user.ts';

const input = () => the<HTMLInputElement>('input');
const note = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;

describe('a field', () => {
  it('is named by its label, drawn or not, and has what stands before and behind it', async () => {
    const { container, rerender } = await mount(
      <Field label="Power" leading="≈" unit="kW" trailing={<button type="button">Max</button>} />,
    );
    expect(the<HTMLLabelElement>('label').control).toBe(input());
    expect(container.textContent).toBe('Power≈kWMax');
    expect(the('label').className).not.toBe('vh');
    await rerender(<Field label="Power" isLabelHidden id="power" />);
    expect([the('label').className, input().id]).toEqual(['vh', 'power']);
    expect(the<HTMLLabelElement>('label').control).toBe(input());
  });

  it('is described by its hint, or by what is wrong in its place, and by what else describes it', async () => {
    const { container, rerender } = await mount(<Field label="Power" />);
    expect(input().getAttribute('aria-describedby')).toBeNull();
    expect(container.querySelector('[data-invalid]')).toBeNull();
    await rerender(<Field label="Power" hint="Of the socket" />);
    expect([note(), input().getAttribute('aria-invalid')]).toEqual(['Of the socket', null]);
    await rerender(<Field label="Power" hint="Of the socket" error="No number" aria-describedby="rules" />);
    const [own = '', other] = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect([document.getElementById(own)?.textContent, other]).toEqual(['No number', 'rules']);
    expect(container.textContent).toBe('PowerNo number');
    expect([input().getAttribute('aria-invalid'), container.querySelector('[data-invalid]') !== null]).toEqual(['true', true]);
  });

  it('brings what is wrong into view where the focus is in it, and leaves the page where it is elsewhere', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = await mount(<Field label="Power" />);
    await rerender(<Field label="Power" error="No number" />);
    expect(scroll).not.toHaveBeenCalled();
    await rerender(<Field label="Power" />);
    input().focus();
    await rerender(<Field label="Power" error="No number" />);
    expect(scroll.mock.instances).toEqual([the('p')]);
  });

  it('tells of what is typed, with its input, and of nothing before', async () => {
    const typed = vi.fn<(text: string, from?: HTMLInputElement) => void>();
    await mount(<Field label="Power" value="1" onText={typed} />);
    expect(typed).not.toHaveBeenCalled();
    await enter(input(), '12');
    expect(typed.mock.calls).toEqual([['12', input()]]);
  });

  it('has the keyboard of figures for a number only', async () => {
    const { rerender } = await mount(<Field label="Power" isNumeric />);
    expect(input().inputMode).toBe('decimal');
    await rerender(<Field label="Power" />);
    expect(input().hasAttribute('inputmode')).toBe(false);
  });

  it('tells that it is left only when the press that left it has ended, so that nothing moves from under the pointer', async () => {
    vi.useFakeTimers();
    const left = vi.fn<() => void>();
    await mount(
      <>
        <Field label="Power" onBlur={left} />
        <button type="button">Next</button>
      </>,
    );
    const leave = () => act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await leave();
    await act(async () => vi.runAllTimers());
    expect(left).toHaveBeenCalledTimes(1);
    vi.spyOn(document, 'querySelector').mockReturnValueOnce(the('button'));
    await leave();
    await act(async () => vi.runAllTimers());
    expect(left).toHaveBeenCalledTimes(1);
    for (let press = 0; press < 2; press += 1) {
      the('button').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      await act(async () => vi.runAllTimers());
    }
    expect(left).toHaveBeenCalledTimes(2);
  });
});

describe('a field of choices', () => {
  const options = ['TH/s', 'PH/s'].map((value) => ({ value, label: `in ${value}` }));
  const select = () => the<HTMLSelectElement>('select');

  it('shows the one in force and tells of another', async () => {
    const chosen = vi.fn<(unit: string) => void>();
    const { rerender } = await mount(<SelectField label="Unit" value="PH/s" options={options} onChange={chosen} />);
    expect([the<HTMLLabelElement>('label').control, select().value]).toEqual([select(), 'PH/s']);
    expect([...select().options].map(({ text }) => text)).toEqual(['in TH/s', 'in PH/s']);
    await enter(select(), 'TH/s');
    expect(chosen.mock.calls).toEqual([['TH/s']]);
    expect(the('label').className).not.toBe('vh');
    await rerender(<SelectField label="Unit" isLabelHidden value="PH/s" options={options} onChange={chosen} />);
    expect(the('label').className).toBe('vh');
  });
});

it('a box tells what it becomes; where it is needed, the browser knows', async () => {
  const told: boolean[] = [];
  function Agreement({ isNeeded = false }) {
    const [isChecked, setIsChecked] = useState(false);
    const take = (next: boolean) => {
      told.push(next);
      setIsChecked(next);
    };
    return (
      <Checkbox isChecked={isChecked} onChange={take} isRequired={isNeeded}>
        Agreed
      </Checkbox>
    );
  }
  const { rerender } = await mount(<Agreement />);
  expect(input().required).toBe(false);
  for (const becomes of [true, false]) {
    await user.click(the('label'));
    expect([told.at(-1), input().checked]).toEqual([becomes, becomes]);
  }
  expect(told).toHaveLength(2);
  await rerender(<Agreement isNeeded />);
  expect(input().required).toBe(true);
});

it('what a visitor set before the code came counts as set now, in a box, a field and a choice; what was left alone does not', async () => {
  const told: unknown[] = [];
  const tell = (next: unknown) => void told.push(next);
  const options = ['TH/s', 'PH/s'].map((value) => ({ value, label: value }));
  const form = (
    <>
      <Checkbox isChecked={false} onChange={tell}>
        Agreed
      </Checkbox>
      <Field label="Power" value="1" onText={tell} />
      <SelectField label="Unit" value="PH/s" options={options} onChange={tell} />
    </>
  );
  const arrive = async (set: () => void) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    document.body.replaceChildren(container);
    set();
    const root = await act(async () => hydrateRoot(container, form));
    onTestFinished(() => act(async () => root.unmount()));
  };
  await arrive(() => undefined);
  expect(told).toEqual([]);
  await arrive(() => {
    the<HTMLInputElement>('[type=checkbox]').checked = true;
    the<HTMLInputElement>('input:not([type=checkbox])').value = '12';
    the<HTMLSelectElement>('select').value = 'TH/s';
  });
  expect(told).toEqual([true, '12', 'TH/s']);
});

it('a search has its label in it or above, and no help from what is in dictionaries', async () => {
  const { rerender } = await mount(<SearchField label="Find a coin" />);
  expect([input().placeholder, the('label').className]).toEqual(['Find a coin', 'vh']);
  expect([input().type, input().autocomplete, input().getAttribute('autocapitalize'), input().getAttribute('spellcheck')]).toEqual([
    'search',
    'off',
    'none',
    'false',
  ]);
  expect(input().previousElementSibling?.tagName).toBe('svg');
  await rerender(<SearchField label="Find a coin" placeholder="BTC, Kaspa" />);
  expect([input().placeholder, the('label').className === 'vh']).toEqual(['BTC, Kaspa', false]);
});
