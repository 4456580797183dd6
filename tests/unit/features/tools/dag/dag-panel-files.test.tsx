import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStored } from '#src/lib/storage.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click } from '#tests/unit/ui/mount.tsx';
import { buttonOf } from '../open-panel.tsx';
import { openDagPanel, poolBlock } from './open-dag-panel.tsx';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));
vi.mock('#src/ui/chart-plot.ts', () => ({
  createChartPlot: () => {
    throw new Error('this browser draws nothing');
  },
}));

beforeEach(() => removeStored('tools.dag'));

describe('the files of the DAG calculator', () => {
  const fileOf = async (button: string) => {
    saved.mockClear();
    await click(buttonOf(button));
    const [file] = saved.mock.calls[0]!;
    const text = (await file.text()).replaceAll('\r\n ', '');
    return { name: file.name, text, lines: text.split('\r\n') };
  };

  it('have every size and day in the table', async () => {
    await openDagPanel({ card: 'GTX 1660 Super' });
    const { name, lines } = await fileOf('CSV');
    expect(name).toBe('okkong-dag-etc-2026-11-23.csv');
    expect(lines.slice(0, 14).map((line) => line.replace(/^\uFEFF/, ''))).toEqual([
      'Coin,ETC',
      'DAG calculator,"DAG of ETC now, estimated"',
      'Basis,"Calculated from block 25,000,000 of ETC, reported by the pool on 23 November 2026, at 14 s a block (±5%)."',
      'Epoch,416',
      'Block height,25000257',
      'DAG in bytes,4563402112',
      'GiB,4.24999940395',
      'Light cache in bytes,71303104',
      'System of the rig,Windows',
      '',
      'Your card,GB,Fits,Stops at epoch,Stops about,Not before,Not after',
      'GTX 1660 Super,6,fits,553,2030-07-11,2030-05-02,2030-09-18',
      ',2,does not fit,49,2016-06-15,2015-11-28,2017-01-02',
      ',3,does not fit,175,2018-02-18,2017-09-02,2018-08-05',
    ]);
    expect(lines).toContain(',16,fits,,,,');
  });

  it('have no days in the table of a chain without a clock', async () => {
    await openDagPanel({ coin: 'ETH' }, []);
    const { name, lines } = await fileOf('CSV');
    expect(name).toBe('okkong-dag-eth-2026-11-23.csv');
    expect(lines).toContain('DAG calculator,DAG of ETH at its last mined block');
    expect(lines).toContain('Basis,');
    expect(lines).toContain(',6,tight,553,,,');
  });

  it('name no height where heights mean nothing', async () => {
    await openDagPanel({ coin: 'ZIL' }, []);
    expect((await fileOf('CSV')).lines.slice(3, 5)).toEqual(['Epoch,0', 'Block height,']);
  });

  it('have the days ahead in the calendar, and say so once they are saved', async () => {
    const { toasts } = await openDagPanel({ card: 'GTX 1660 Super', system: 'linux' });
    const { name, text, lines } = await fileOf('Save these days to the calendar');
    expect(name).toBe('okkong-dag-etc.ics');
    expect(toasts()).toEqual(['success: Saved: okkong-dag-etc.ics']);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    const first = lines.indexOf('BEGIN:VEVENT');
    expect(lines.slice(first, first + 7)).toEqual([
      'BEGIN:VEVENT',
      'UID:dag-etc-gtx-1660-super-linux@okkong',
      'DTSTAMP:20261123T060000Z',
      'DTSTART;VALUE=DATE:20310715',
      'DTEND;VALUE=DATE:20310716',
      'SUMMARY:ETC: the DAG outgrows GTX 1660 Super',
      'DESCRIPTION:Epoch 591\\, estimated between 17 April 2031 and 12 October 2031\\, Linux.',
    ]);
    expect(text).toContain('UID:dag-etc-6-gb-linux@okkong');
    expect(text).not.toContain('4 GB');
  });

  it('are in the language of the visitor', async () => {
    await openDagPanel({ coin: 'ETC' }, [poolBlock('ETC')], { language: 'zh_hk' });
    const { text } = await fileOf('CSV');
    expect(text).toContain('DAG計算機,ETC現時的DAG（估算）');
    expect(text).toContain('由礦池在2026年11月23日提供');
    expect((await fileOf('將這些日子存入日曆')).text).toContain('2027年3月9日');
  });
});

it('leaves the box of a chart that cannot be drawn with a sentence', async () => {
  await openDagPanel();
  await drawn(() => expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Enter a block height or an epoch'));
});
