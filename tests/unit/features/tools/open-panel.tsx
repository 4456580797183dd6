import { type FunctionComponent } from 'react';
import { beforeEach, vi } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Store } from '#src/state/store.ts';
import { settled } from '#tests/unit/drawn.ts';
import { quietClient, renderApp } from '#tests/unit/render-app.tsx';
import { click } from '#tests/unit/ui/mount.tsx';
import { enter } from '#tests/unit/user.ts';

/** 23 November 2026, 14:00 in Beijing: when the tests of the tools take place. */
export const panelNowMs = Date.UTC(2026, 10, 23, 6);

/** The calls that a panel has made since it was opened, by name. */
const asked: string[] = [];
const nameOf = (url: string) =>
  Object.values(endpointTable).find(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url))?.name ?? url;

beforeEach(() => {
  vi.useFakeTimers({ now: panelNowMs, toFake: ['Date', 'setInterval', 'clearInterval'] });
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(nameOf(new URL(url, location.href).pathname));
    return new Promise(() => undefined);
  });
});

interface PanelSettings {
  language?: Language;
  store?: Store;
  /** What the pool has answered, by the key of its query: now, and not simulated, unless said otherwise. */
  answers?: readonly (readonly [key: readonly unknown[], data: unknown, said?: { madeAt?: number; isSimulated?: boolean }])[];
}

/** A part of the tools' page, with the pool's answers; calls that are made meanwhile stay without one. */
export async function openPart(Content: FunctionComponent, { answers = [], ...settings }: PanelSettings = {}) {
  const client = quietClient();
  const answer = { madeAt: panelNowMs, isCached: false, isSimulated: false };
  for (const [key, data, said] of answers) client.setQueryData(key, { ...answer, data, ...said });
  const namespaces = ['tools', 'electricity', 'forecast', 'fleet'] as const;
  const paths = ['/tools', '/classroom', '/about-us', '/unset'];
  const panel = await renderApp(<Content />, { language: 'en', namespaces, client, paths, ...settings });
  await settled(3);
  return { ...panel, asked };
}

/** The field of this label; the first one, or that of a part of the page. */
export function fieldOf(label: string, part: ParentNode = document): HTMLInputElement {
  const found = [...part.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`no field is called ${label}`);
  return document.getElementById(found.htmlFor) as HTMLInputElement;
}

/** What is said under a field. */
export function noteOf(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

export async function typeInto(field: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  await enter(field, text);
}

/** What a searched list offers for these letters. */
export async function optionsFor(field: HTMLInputElement, text: string): Promise<HTMLElement[]> {
  await click(field);
  await typeInto(field, text);
  return [...document.getElementById(field.getAttribute('aria-controls')!)!.querySelectorAll<HTMLElement>('[role=option]')];
}

/** Takes the first of what a searched list offers. */
export async function take(field: HTMLInputElement, text: string): Promise<void> {
  const [option] = await optionsFor(field, text);
  await click(option!);
}

/** The button that reads or is called so; the first one, or that of a part of the page. */
export function buttonOf(name: string, part: ParentNode = document): HTMLButtonElement {
  const found = [...part.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}

/** One of a group of choices. */
export function choiceOf(group: string, name: string, part: ParentNode = document): HTMLButtonElement {
  return buttonOf(name, part.querySelector(`[role=radiogroup][aria-label="${group}"]`)!);
}

/** Names and values of a list of facts. */
export function factsOf(part: ParentNode = document): Record<string, string> {
  return Object.fromEntries([...part.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']));
}

/** What the sections are called by the headings that name them. */
export function sectionNames(): (string | null | undefined)[] {
  const sections = [...document.querySelectorAll('section[aria-labelledby]')];
  return sections.map((section) => section.querySelector(`h3#${section.getAttribute('aria-labelledby')}`)?.textContent);
}

/** Names of the buttons and downloads that would stand on paper, where nobody can press them; choices tell what was chosen. */
export function printedButtons(): (string | null)[] {
  const pressed = document.querySelectorAll('button:not([role]), a[download]:not(li a)');
  return [...pressed].filter((each) => !each.closest('[data-print=no]')).map(({ textContent }) => textContent);
}
