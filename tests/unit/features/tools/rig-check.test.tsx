import { describe, expect, it, vi } from 'vitest';
import type { DownloadFile } from '#src/contracts/content.ts';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { RigCheck } from '#src/features/tools/rig-check/rig-check.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { buttonOf, factsOf, openPart, panelNowMs, printedButtons, sectionNames } from './open-panel.tsx';

const [newSum, oldSum] = ['9f86d081884c7d65', '60303ae22b998861'].map((part) => part.repeat(4)) as [string, string];
const ofTools: Pick<DownloadFile, 'kind' | 'models' | 'notes'> = { kind: 'tool', models: [], notes: '' };
const newest = {
  ...ofTools,
  name: 'rig-check-1.4.2.zip',
  version: '1.4.2',
  bytes: 18_234_511,
  sha256: newSum,
  time: Date.UTC(2026, 10, 20) / 1000,
};
const older = { ...ofTools, name: 'rig-check-notes.txt', version: '', bytes: 51_234, sha256: oldSum, time: Date.UTC(2026, 8, 1) / 1000 };

const wayOf = (text: string) => [...program().querySelectorAll('a')].find((link) => link.textContent === text)?.getAttribute('href');

interface Offer {
  files?: readonly DownloadFile[];
  isSample?: boolean;
  madeAt?: number;
  isOffline?: boolean;
}

async function open({ files = [newest, older], isSample = false, madeAt = panelNowMs, isOffline = false }: Offer = {}) {
  const store = makeStore();
  if (isOffline) store.set(connectionAtom, 'offline');
  return openPart(RigCheck, { store, answers: [[downloadsQuery().queryKey, { files, isSample }, { madeAt }]] });
}

const program = () => the('section[aria-labelledby=program]');
const downloads = (part: Element) =>
  [...part.querySelectorAll<HTMLAnchorElement>('a[href^="/downloads/"]')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('the program of the rig check', () => {
  it('is offered in its newest version, with its facts', async () => {
    await open();
    expect(factsOf(program())).toEqual({ Version: '1.4.2', Size: '18.2 MB (18,234,511 bytes)', 'Last changed': '20 November 2026' });
    expect(downloads(program())[0]).toEqual(['Download rig-check-1.4.2.zip', '/downloads/rig-check-1.4.2.zip']);
    expect(program().textContent).not.toMatch(/Sample|sample/);
    expect(program().querySelector('time')).toBeNull();
    expect(printedButtons()).toEqual([]);
    expect(sectionNames()).toEqual(['The program for Windows', 'Check by hand, in this order', 'Remote tools']);
    expect(program().querySelectorAll('ul')[0]?.children).toHaveLength(5);
    expect(program().textContent).toContain('model and firmware, with a report to send to support');
    expect([...program().querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe('/classroom');
  });

  it('stands above the other files of its folder, each with its size and checksum', async () => {
    await open();
    const others = program().querySelector('details')!;
    expect(others.querySelector('summary')?.textContent).toBe('1 more file');
    expect(downloads(others)).toEqual([['rig-check-notes.txt', '/downloads/rig-check-notes.txt']]);
    expect(others.querySelector('li')?.textContent).toBe(`rig-check-notes.txt0.051 MB (51,234 bytes)${oldSum}`);
  });

  it('can be compared with its checksum by a line for Windows, both to copy', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write } }));
    const { toasts } = await open();
    const line = `certutil -hashfile rig-check-1.4.2.zip SHA256 | findstr ${newSum}`;
    const shown = [...program().querySelectorAll('p > code')].map(({ textContent }) => textContent);
    expect(shown).toEqual([newSum, line]);
    expect(program().textContent).toContain('The download is intact if this prints the same checksum.');
    await click(buttonOf('Copy the line for Windows'));
    await drawn(() => expect(toasts()).toEqual(['success: Copied']));
    await click(buttonOf('Copy the SHA-256'));
    expect(write.mock.calls.map(([text]) => text)).toEqual([line, newSum]);
  });

  it('says so where its checksum could not be copied', async () => {
    const refused = { writeText: async () => Promise.reject(new Error('refused')) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: refused }));
    Object.assign(document, { execCommand: () => false });
    const { toasts } = await open();
    await click(buttonOf('Copy the SHA-256'));
    await drawn(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatch(/^error: (?!Copied$)/);
  });

  it('cannot be downloaded offline, but compared', async () => {
    await open({ files: [newest], isOffline: true, madeAt: panelNowMs - 5 * 3_600_000 });
    expect(downloads(program())).toEqual([]);
    expect(program().textContent).toContain('rig-check-1.4.2.zip can be downloaded when you are online again.');
    expect(program().textContent).toContain(newSum);
    expect(program().querySelector('time')?.textContent).toContain('5 h ago');
    expect(program().querySelector('details')).toBeNull();
  });

  it('is said to be a sample where it is one, and its version to be unknown where it has none', async () => {
    await open({ files: [older], isSample: true });
    expect(program().querySelector('h3')?.textContent).toBe('The program for WindowsSample');
    expect(program().textContent).toContain('the download is a sample archive with a text in it, nothing that runs');
    expect(downloads(program())[0]?.[0]).toBe('Download the sample rig-check-notes.txt');
    expect(factsOf(program())).toMatchObject({ Version: '--', Size: '0.051 MB (51,234 bytes)' });
  });

  it('is said not to be there where no file is, once that is known', async () => {
    const { client } = await openPart(RigCheck);
    expect(program().textContent).not.toContain('not available yet');
    client.setQueryData(downloadsQuery().queryKey, {
      data: { files: [], isSample: true, releases: [] },
      madeAt: panelNowMs,
      isCached: false,
      isSimulated: false,
    });
    await drawn(() => expect(program().textContent).toContain('The tool is not available yet.'));
    expect(program().textContent).not.toMatch(/Sample|sample/);
    expect(wayOf('Tell me when it is out')).toBe('/about-us?id=wrap&topic=release&about=The+program+for+Windows');
  });

  it('is a program: packages for rigs stand on the page of the system', async () => {
    await open({ files: [{ ...older, kind: 'gpu-usb' }, newest] });
    expect(downloads(program()).map(([text]) => text)).toEqual(['Download rig-check-1.4.2.zip']);
  });
});

it('has the check by hand in the order in which it is done', async () => {
  await open();
  const steps = [...the('section[aria-labelledby=by-hand]').querySelectorAll('li')].map(({ children }) => [
    children[0]?.textContent,
    children[1]?.textContent?.slice(0, 20),
  ]);
  expect(steps).toEqual([
    ['Wait ten minutes', 'After any change, th'],
    ['Look at the accepted shares', "On the rig's own pag"],
    ['Check power and cable', 'Not rising? Check po'],
    ['Try the other ports', 'From the same networ'],
    ['Check address and worker name letter by letter', 'Swapped digits are e'],
    ['Work out the reject rate', 'Rejected shares divi'],
    ['Restart once, and last', 'Restarting first wip'],
  ]);
});

it('leads to every remote tool, with what it is for and whom not to let in', async () => {
  await open();
  const remote = the('section[aria-labelledby=remote-tools]');
  expect(document.getElementById('remote-tools')?.textContent).toBe('Remote tools');
  expect(remote.textContent).toContain('Never let in anyone you did not contact yourself.');
  const tools = [...remote.querySelectorAll('li')].map((tool) => [
    tool.querySelector('a')?.getAttribute('href'),
    tool.querySelector('strong')?.textContent,
    tool.querySelector('strong + span')?.textContent,
  ]);
  // What nobody has set is named without a link, or leads to what the site itself does.
  expect(tools).toEqual([
    ['/overview', 'Rig management platform', "Every rig's state, restarts and settings in the browser."],
    [undefined, 'Remote support', 'Support sees the screen of your Windows computer while you watch.'],
    [undefined, 'IP scanner', 'Finds the IP address of every rig on your network.'],
    [undefined, 'SSH client', 'The command line of a rig running our system.'],
  ]);
});
