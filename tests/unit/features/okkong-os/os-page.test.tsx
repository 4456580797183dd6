import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OsPage } from '#src/features/okkong-os/os-page.tsx';
import english from '#src/i18n/locales/en/okkong-os.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';

/** The page as it is prerendered: what the server offers is not known then. */
async function open(): Promise<Document> {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['okkong-os']);
  const { page } = await makeApp(<OsPage />, { i18n });
  return new DOMParser().parseFromString(renderToString(page), 'text/html');
}

const textsOf = (page: ParentNode | null, selector: string) =>
  [...(page?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);
const waysOf = (page: ParentNode | null) =>
  [...(page?.querySelectorAll('a') ?? [])].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the page of the operating system', () => {
  it('opens with what the system costs and a first boot that says it is an example', async () => {
    const page = await open();
    expect(waysOf(page.querySelector('header'))).toEqual(['Choose your package #download', 'See the lessons /classroom']);
    expect(textsOf(page, 'header + dl > div')).toEqual([
      'no licence, no trial periodFree for life',
      'every share counts for you0% software fee',
      'one system, two packagesASIC and GPU',
      'from the first share until the rig appears on the webAbout 10 minutes',
    ]);
    expect(textsOf(page, 'header + dl dd')[1]).toBe('0% software fee');
    const boot = page.querySelector('figure[role="img"]');
    expect(boot?.getAttribute('aria-label')).toBe(english.bootLog);
    expect(textsOf(boot, 'figure > div')).toEqual(['First boot of a GPU rigExample']);
    const log = boot?.querySelector('ol');
    // Its sentence stands for it.
    expect(log?.getAttribute('aria-hidden')).toBe('true');
    expect(textsOf(log ?? null, 'li')).toEqual([
      '00:00Power on, USB stick found',
      '00:06OKKONG OS starts from the stick',
      '00:196 cards found',
      '00:24Drivers loaded',
      '00:58Pool connected over TLS',
      '01:07DAG in memory, 6 of 6',
      '01:31First share accepted0000000007be138dc6da60c2c8bbe25',
      '10:02Rig visible on the web',
    ]);
    expect(textsOf(log ?? null, 'b')).toEqual(['000000000']);
  });

  it('tells of both ways to install it what each is, keeps and how it is undone', async () => {
    const page = await open();
    const ways = [...page.querySelectorAll('article')];
    const { asic, gpu, what, keeps, back } = english.paths;
    expect(ways.map((way) => textsOf(way, 'h3, p, dt, dd'))).toEqual(
      [asic, gpu].map((way) => [way.title, way.text, what, way.what, keeps, way.keeps, back, way.back]),
    );
    // The ASIC miner stands aslant, the graphics card has its stick: three lines each, none of the other's.
    const drawings = ways.map((way) => [...way.querySelectorAll('svg path')].map((path) => path.getAttribute('d')?.slice(0, 6)));
    expect(drawings).toEqual([
      ['M8 44 ', 'M43 56', 'M94 74'],
      ['M52 34', 'M85 45', 'M162 4'],
    ]);
  });

  it('tells of each package which rigs it fits, what to check before, and where its steps are', async () => {
    const fits = (await open()).querySelector('[aria-labelledby=os-fits]');
    const { asic, gpu } = english.fits;
    expect([...(fits?.querySelectorAll('li') ?? [])].map((row) => textsOf(row, 'h3, h3 + span, p'))).toEqual(
      [asic, gpu].map(({ name, kind, fits: machines, check }) => [name, kind, machines, check]),
    );
    expect(waysOf(fits)).toEqual(['Install steps #install-asic', 'Install steps #install-gpu', 'Start with a rig check /tools?type=1']);
  });

  it('lists the steps of each machine in order under the anchor its package leads to, and says where help is', async () => {
    const page = await open();
    for (const machine of ['asic', 'gpu'] as const) {
      const { title, first, second, third, fourth, fifth, sixth } = english.install[machine];
      const column = page.getElementById(`install-${machine}`);
      expect(page.getElementById(column?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(title);
      expect(textsOf(column, 'li')).toEqual([first, second, third, fourth, fifth, sixth].map((step, index) => `${index + 1}${step}`));
      // The list counts by itself.
      expect(column?.querySelectorAll('li > [aria-hidden="true"]')).toHaveLength(6);
    }
    expect(waysOf(page.getElementById('install'))).toEqual(['Help with a rig that stays offline /help']);
  });

  it('says all it has to say, from the way to install it to the way to help', async () => {
    const { meta: _meta, packages, ...rest } = english;
    const page = (await open()).body;
    expect(unsaid(sentencesOf(rest), page)).toEqual([]);
    expect(textsOf(page, 'h2')).toEqual([english.paths.title, packages.title, english.fits.title, english.install.title]);
    // Each section is named by its own heading.
    const sections = [...page.querySelectorAll('[aria-labelledby]')];
    expect(sections.map((section) => section.querySelector(`#${section.getAttribute('aria-labelledby')}`)?.textContent)).toEqual([
      english.paths.title,
      packages.title,
      english.fits.title,
      english.install.title,
      english.install.asic.title,
      english.install.gpu.title,
    ]);
  });
});
