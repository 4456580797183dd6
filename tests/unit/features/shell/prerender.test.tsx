import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { stage } from './shell-stage.tsx';

describe('the shell on the server', () => {
  test('has no style attribute, no q and nothing of a session', async () => {
    const { element } = await stage(() => <ShellLayout>page</ShellLayout>, ['/', '/tools', '/register', '/help', '/unset']);
    const html = renderToString(element);
    expect(html).toContain('href="/tools?type=1"');
    expect(html).not.toMatch(/ style=|[?&]q=|GID/);
    expect(html).toContain('Register');
  });

  test('is the same twice, so that it hydrates', async () => {
    const { element } = await stage(() => <ShellLayout>page</ShellLayout>, ['/', '/tools']);
    expect(renderToString(element)).toBe(renderToString(element));
  });
});
