import { describe, expect, it } from 'vitest';
import { type Column, DataTable, tableCsv } from '#src/ui/data-table.tsx';
import { mount, the } from './mount.tsx';
import { partsWithoutRole } from './table-parts.ts';

interface Machine {
  readonly name: string;
  readonly net: number;
}
const rows: readonly Machine[] = [
  { name: 'S19', net: -2 },
  { name: 'S21', net: 5 },
];
const columns: readonly Column<Machine>[] = [
  { id: 'name', label: 'Machine', cell: ({ name }) => <b>{name}</b>, csv: ({ name }) => name, sum: { cell: 'Sum', csv: 'Sum' } },
  { id: 'maker', label: 'Maker', csv: () => null },
  {
    id: 'net',
    label: 'Net',
    csvLabel: 'Net of a day',
    unit: 'USD',
    cell: ({ net }) => `$${net}`,
    csv: ({ net }) => String(net),
    data: ({ net }) => ({ 'data-loss': net < 0 || undefined }),
    sum: { cell: '$3', csv: '3', data: { 'data-of': 'all' } },
  },
  { id: 'change', label: 'Change', cell: ({ name }) => <button type="button">{`Remove ${name}`}</button>, print: false },
];
const textOf = (part: string) =>
  [...document.querySelectorAll(`${part} tr`)].map(({ children }) => [...children].map(({ textContent }) => textContent));
const shared = { columns, rowKey: ({ name }: Machine) => name };

describe('a data table', () => {
  it('has the columns with a cell, heads of rows first, and the sum below', async () => {
    await mount(
      <DataTable
        {...shared}
        rows={rows}
        aria-labelledby="machines"
        rowData={({ name }) => ({ 'data-chosen': name === 'S21' || undefined })}
      />,
    );
    expect(textOf('thead')).toEqual([['Machine', 'Net', 'Change']]);
    expect(textOf('tbody')).toEqual([
      ['S19', '$-2', 'Remove S19'],
      ['S21', '$5', 'Remove S21'],
    ]);
    expect(textOf('tfoot')).toEqual([['Sum', '$3', '']]);
    expect(partsWithoutRole(document.body)).toEqual([]);
    expect([...document.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent)).toEqual(['S19', 'S21', 'Sum']);
    expect(the('table').getAttribute('aria-labelledby')).toBe('machines');
    expect(the('[data-loss]').textContent).toBe('$-2');
    expect(the('[data-of=all]').textContent).toBe('$3');
    expect(the('[data-chosen]').textContent).toContain('S21');
  });

  it('has no sum of one row, and prints no buttons', async () => {
    await mount(<DataTable {...shared} rows={rows.slice(0, 1)} />);
    expect(document.querySelector('tfoot')).toBeNull();
    expect([...document.querySelectorAll('[data-print=no]')].map(({ textContent }) => textContent)).toEqual(['Change', 'Remove S19']);
    expect(document.querySelector('[data-label], [data-column]')).toBeNull();
  });

  it('names the columns in the cells where a phone has no room for heads, those of buttons and without a sum apart', async () => {
    await mount(<DataTable {...shared} rows={rows} hasLabels />);
    const labels = (part: string) => [...document.querySelectorAll<HTMLElement>(`${part} td`)].map(({ dataset }) => dataset.label);
    expect(labels('tbody')).toEqual(['Net', undefined, 'Net', undefined]);
    expect(labels('tfoot')).toEqual(['Net', undefined]);
    expect([...document.querySelectorAll<HTMLElement>('thead th')].map(({ dataset }) => dataset.column)).toEqual(['name', 'net', 'change']);
  });

  it('keeps the place of rows that are waited for', async () => {
    const waiting = { heads: ['S19', 'S21', 'M60'], cell: '--' };
    const { rerender } = await mount(<DataTable {...shared} rows={undefined} waiting={waiting} aria-busy />);
    expect(textOf('tbody')).toEqual(['S19', 'S21', 'M60'].map((head) => [head, '--', '--']));
    expect(the('table').getAttribute('aria-busy')).toBe('true');
    await rerender(<DataTable {...shared} rows={[]} waiting={waiting} />);
    expect(textOf('tbody')).toEqual([]);
  });
});

describe('the file of a data table', () => {
  it('has the columns with text for it under heads of their own, and the sum', () => {
    expect(tableCsv(columns, rows)).toEqual([
      ['Machine', 'Maker', 'Net of a day (USD)'],
      ['S19', null, '-2'],
      ['S21', null, '5'],
      ['Sum', null, '3'],
    ]);
  });

  it('is heads alone without rows, and has no sum where no column has one', () => {
    const bare = columns.map(({ sum: _sum, ...column }) => column);
    expect(tableCsv(bare, [])).toEqual([['Machine', 'Maker', 'Net of a day (USD)']]);
  });
});
