import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { mount, the } from '../../ui/mount.tsx';

describe('the help page', () => {
  it('opens at the tab that its link names, and lets the visitor choose another', async () => {
    const i18n = await createI18n('en');
    await loadNamespaces(i18n, ['help']);
    const { page } = await pageStage({ Content: () => <HelpPage topic="pool" />, i18n });
    await mount(page);
    expect(the('[aria-selected="true"]').textContent).toBe(i18n.t('help:topics.pool'));
    const first = the('[role="tab"]:first-of-type');
    await act(async () => first.click());
    expect(the('[aria-selected="true"]')).toBe(first);
  });

  it('shows the questions of a tab that is chosen during a search', async () => {
    const i18n = await createI18n('en');
    await loadNamespaces(i18n, ['help']);
    const { page } = await pageStage({ Content: () => <HelpPage topic={undefined} />, i18n });
    await mount(page);
    const field = the<HTMLInputElement>('input');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'qqq');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(the('[role="tabpanel"]').textContent).toContain(i18n.t('help:nothing'));
    await act(async () => the('[role="tab"]:last-of-type').click());
    expect(the('[role="tabpanel"]').textContent).toContain(i18n.t('help:answers.tls.question'));
    expect(field.value).toBe('');
  });
});
