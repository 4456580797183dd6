import { expect, it, vi } from 'vitest';
import { render } from '#src/app/prerender.tsx';

const page = vi.hoisted(() => ({ HelpPage: () => 'What the help answers. '.repeat(20) }));
vi.mock('#src/features/help/help-page.tsx', () => ({ HelpPage: () => page.HelpPage() }));

it('tells search engines every answer of the help, in the language of the page', async () => {
  const { structured } = await render('/help', 'zh_hk');
  expect(structured).toMatchObject({ '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage', inLanguage: 'zh-Hant-HK' }] });
  const [, faq] = (structured as { '@graph': { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }[] })['@graph'];
  expect(faq?.mainEntity.length).toBeGreaterThanOrEqual(60);
  for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) expect(`${name}${acceptedAnswer.text}`).not.toMatch(/answers\.|\{\{/);
});

it('names the files that a page is made of in the browser: its route and the sentences that this loads', async () => {
  const { routeIds, namespaces } = await render('/help', 'en');
  expect(routeIds.at(-1)).toBe('/_shell/help');
  expect(namespaces).toContain('help');
});

it('ends the build where a page throws, which would else leave a fallback in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page.HelpPage = () => {
    throw new Error('broken');
  };
  await expect(render('/help', 'en')).rejects.toThrow('/help cannot be rendered in en');
});
