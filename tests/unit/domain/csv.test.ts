import { describe, expect, it } from 'vitest';
import { csvText } from '#src/domain/csv.ts';

describe('csvText', () => {
  it('ends every line with CRLF and leaves unknown cells empty', () => {
    expect(
      csvText([
        ['Coin', 'Price'],
        ['BTC', null],
      ]),
    ).toBe('Coin,Price\r\nBTC,\r\n');
  });

  it('quotes commas, quotes and line breaks (RFC 4180)', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n');
  });

  it.each(['=1+1', '+SUM', '-cmd', '@here', '\tx', ' =1', '＝1+1', '＠x', '－1'])('keeps a spreadsheet from running %j', (text) => {
    expect(csvText([[text]])).toMatch(/^"?'/);
  });

  it('quotes what another country’s spreadsheet would take for two cells', () => {
    expect(csvText([['a;=1+1']])).toBe('"a;=1+1"\r\n');
  });

  it('leaves figures alone, negative ones too', () => {
    expect(csvText([['-1.5', '0.00000042', '1084200000000000000000']])).toBe('-1.5,0.00000042,1084200000000000000000\r\n');
  });
});
