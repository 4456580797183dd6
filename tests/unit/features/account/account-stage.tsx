import type { FunctionComponent } from 'react';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeStore } from '#src/state/store.ts';
import type { Sent } from '../../lib/fake-fetch.ts';
import { pageStage } from '../../page-stage.tsx';
import { mount, the } from '../../ui/mount.tsx';

export async function open(Content: FunctionComponent, store = makeStore()) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['activate', 'credentials', 'forbidden', 'toapp', 'pet']);
  const stage = await pageStage({ Content, i18n, store, paths: ['/', '/activate', '/login'] });
  const { rerender } = await mount(stage.page);
  return { ...stage, rerender };
}
export const title = () => the('h1').textContent;
export const button = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === text)!;

/** Replies in turn, the last one to everything after. */
export function repliesOf(...replies: (() => Response | Promise<Response>)[]): (sent: Sent) => Response | Promise<Response> {
  return () => (replies.length > 1 ? replies.shift()! : replies[0]!)();
}
