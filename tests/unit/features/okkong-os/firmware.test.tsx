import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { DownloadFile } from '#src/contracts/content.ts';
import { FirmwareSection } from '#src/features/okkong-os/firmware-section.tsx';
import { findFirmware, firmwareOf, l3PlusVersion, shortSum, sizeIn } from '#src/features/okkong-os/firmware.model.ts';
import { AppError } from '#src/lib/app-error.ts';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { quietClient, renderApp } from '#tests/unit/render-app.tsx';
import { click, the } from '#tests/unit/ui/mount.tsx';

const file = (name: string, more: Partial<DownloadFile> = {}): DownloadFile => ({
  name,
  kind: 'asic-plugin',
  models: [],
  notes: '',
  version: '2.0.1',
  bytes: 41_234_567,
  sha256: '60303ae22b998861'.repeat(4),
  time: Date.UTC(2026, 10, 19, 16) / 1000,
  ...more,
});
const l3 = file('okkong-asic-plugin-l3plus-2.0.1.zip', { models: ['Antminer L3+'], notes: 'Save the pools first.' });
const s19 = file('okkong-asic-plugin-s19jpro-3.2.zip', { models: ['Antminer S19j Pro', 'Antminer S19j'], version: '3.2' });
const usb = file('okkong-gpu-usb-1.8.7z', { kind: 'gpu-usb', models: ['Nvidia', 'AMD'], version: '', bytes: 1_900_000_000 });
const tool = file('okkong-rig-check-1.4.2.zip', { kind: 'tool' });
const files = [l3, s19, usb, tool];

describe('the packages', () => {
  it('are all files but programs, found by kind, by model and by name', () => {
    const packages = firmwareOf(files);
    expect(packages).toEqual([l3, s19, usb]);
    const found = (kind: 'all' | 'asic-plugin' | 'gpu-usb', search: string) =>
      findFirmware(packages, { kind, search }).map(({ name }) => name);
    expect(found('all', ' ')).toHaveLength(3);
    expect(found('asic-plugin', '')).toEqual([l3.name, s19.name]);
    expect(found('all', 's19JPRO')).toEqual([s19.name]);
    expect(found('all', 'l3+')).toEqual([l3.name]);
    expect(found('all', 'nvidia')).toEqual([usb.name]);
    expect(found('gpu-usb', 's19')).toEqual([]);
  });

  it('give the version that the L3+ needs: the newest of its plug-ins', () => {
    const older = file('l3-1.zip', { models: ['L3+ / L3++'], version: '1.0' });
    expect(l3PlusVersion([s19, l3, older])).toBe('2.0.1');
    expect(l3PlusVersion([s19, usb])).toBeUndefined();
    expect(l3PlusVersion([file('l3.zip', { models: ['L3+'], version: '' })])).toBeUndefined();
  });

  it.each([
    [618, 618, 'B'],
    [41_234, 41.234, 'kB'],
    [999_999, 999.999, 'kB'],
    [18_234_511, 18.234511, 'MB'],
    [4_000_000_000_000, 4000, 'GB'],
  ])('%d bytes are %d %s', (bytes, size, unit) => {
    expect(sizeIn(bytes)).toEqual({ size, unit });
  });

  it('have a checksum whose ends are shown', () => {
    expect(shortSum(l3.sha256)).toBe('60303a…998861');
  });
});

interface Offer {
  files?: readonly DownloadFile[];
  isSample?: boolean;
  missing?: string;
  isOffline?: boolean;
}

async function open({ files: offered, isSample = false, missing, isOffline = false }: Offer) {
  const store = makeStore();
  if (isOffline) store.set(connectionAtom, 'offline');
  const client = quietClient();
  const answer = { madeAt: Date.now(), isCached: false, isSimulated: false };
  if (offered) client.setQueryData(downloadsQuery().queryKey, { ...answer, data: { isSample, files: [...offered], releases: [] } });
  const page = await renderApp(<FirmwareSection missing={missing} />, {
    namespaces: ['okkong-os'],
    store,
    client,
    paths: ['/okkong-os', '/about-us'],
  });
  await settled(3);
  return page;
}

const typeInto = (field: HTMLInputElement, text: string) => act(async () => void fireEvent.input(field, { target: { value: text } }));

const section = () => the('#download');
const rows = () => [...section().querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
const ways = () => [...section().querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the list of the packages', () => {
  it('has the columns of the specification and a checksum to copy', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write } }));
    const { toasts } = await open({ files });
    expect([...section().querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Rig model',
      'File size',
      'Firmware version',
      'Release date',
      'SHA-256',
      'Action',
    ]);
    expect(rows()).toEqual([
      ['Antminer L3+ASIC plug-in · Save the pools first.', '41.2 MB', '2.0.1', '20 November 2026', '60303a…998861', 'Download'],
      ['Antminer S19j Pro, Antminer S19jASIC plug-in', '41.2 MB', '3.2', '20 November 2026', '60303a…998861', 'Download'],
      ['Nvidia, AMDGPU USB system', '1.9 GB', '--', '20 November 2026', '60303a…998861', 'Download'],
    ]);
    expect(ways()).toContain(`Download /downloads/${l3.name}`);
    expect(section().textContent).toContain('The L3+ plug-in must be version 2.0.1.');
    expect(section().textContent).not.toMatch(/[Ss]ample/);
    await click(the<HTMLButtonElement>(`button[aria-label="Copy the SHA-256 of ${l3.name}"]`));
    await drawn(() => expect(toasts()).toEqual(['success: Copied']));
    expect(write).toHaveBeenCalledWith(l3.sha256);
  });

  it('is narrowed by kind and model, and says where nothing is left', async () => {
    await open({ files });
    const chip = (text: string) => [...section().querySelectorAll<HTMLElement>('[role=radio]')].find((each) => each.textContent === text)!;
    await click(chip('GPU USB system'));
    expect(rows().map(([model]) => model)).toEqual(['Nvidia, AMDGPU USB system']);
    expect(section().textContent).not.toContain('L3+');
    await typeInto(the<HTMLInputElement>('input[type=search]'), 's19');
    expect(rows()).toEqual([]);
    expect(section().textContent).toContain('No package fits this search');
    await click([...section().querySelectorAll('button')].find((each) => each.textContent === 'Show all packages')!);
    expect(rows()).toHaveLength(3);
    expect(section().querySelector('[role=status]')?.textContent).toBe('3 packages');
  });

  it('is called a sample where it is one, with a way to be told of the real ones', async () => {
    await open({ files: [usb], isSample: true });
    expect(section().querySelector('h2')?.textContent).toBe('Download the packagesSample');
    expect(section().textContent).toContain('each contains only a README, and nothing to flash');
    expect(ways()[0]).toMatch(/^Tell me when it is out \/about-us\?id=wrap/);
  });

  it('says so where the site offers none, and where it did not come', async () => {
    await open({ files: [tool] });
    expect(section().textContent).toContain('This site offers no package of OKKONG OS at the moment.');
    expect(ways()[0]).toMatch(/^Tell me when it is out \/about-us\?id=wrap/);
  });

  it('can be read offline, and says what a download needs', async () => {
    await open({ files: [l3], isOffline: true });
    expect(rows()[0]?.at(-1)).toBe('You are offline: the download needs a connection');
    expect(ways().filter((way) => way.includes('/downloads/'))).toEqual([]);
  });

  it('names the file that the visitor was to download and that is gone', async () => {
    await open({ files: [l3], missing: 'old-1.0.zip' });
    expect(section().querySelector('[role=status]')?.textContent).toContain('old-1.0.zip is not offered here, or not any more.');
  });

  it('is loading, then says why it did not come and tries again', async () => {
    const asked = vi.fn<() => Promise<Response>>(async () => Promise.reject(new AppError('pool')));
    vi.stubGlobal('fetch', asked);
    await open({});
    await drawn(() => expect(section().querySelector('[role=alert]')?.textContent).toContain('The list of packages could not be loaded'));
    expect(section().getAttribute('aria-busy')).toBe('false');
  });
});
