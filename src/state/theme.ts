import * as z from 'zod/mini';
import { themeColours } from '#src/domain/theme-colours.ts';
import { restyle } from '#src/lib/restyle.ts';
import { persistedAtom } from './persisted-atom.ts';

const themes = ['dark', 'light'] as const;
const themeSchema = z.enum(themes);
export type Theme = z.infer<typeof themeSchema>;

/** Dark unless the saved theme is light, whatever the system prefers. */
export const themeAtom = persistedAtom<Theme>({
  key: 'theme',
  schema: themeSchema,
  initial: 'dark',
  mirror: { cookie: 'uiMode', parse: (text) => themes.find((theme) => theme === text), print: (theme) => theme },
});

/** Puts the theme where styles, canvases and the browser read it. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (dataset.theme !== theme) restyle(() => (dataset.theme = theme));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
}
