import type { FunctionComponent } from 'react';
import { makeStore } from '#src/state/store.ts';
import type { Sent } from '../../lib/fake-fetch.ts';
import { renderApp } from '../../render-app.tsx';
import { the } from '../../ui/mount.tsx';

const namespaces = ['activate', 'credentials', 'forbidden', 'toapp', 'pet'] as const;
export const open = (Content: FunctionComponent, store = makeStore()) =>
  renderApp(<Content />, { namespaces, store, paths: ['/', '/activate', '/login'] });
export const title = () => the('h1').textContent;
export const button = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === text)!;

/** Replies in turn, the last one to everything after. */
export function repliesOf(...replies: (() => Response | Promise<Response>)[]): (sent: Sent) => Response | Promise<Response> {
  return () => (replies.length > 1 ? replies.shift()! : replies[0]!)();
}
