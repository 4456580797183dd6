import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '#src/app/build-plugins/markdown-blocks.ts';

describe('the Markdown compiler', () => {
  it('turns headings, paragraphs, lists and tables into blocks in the order of the file', () => {
    const blocks = compileMarkdown(
      '# Terms\n\nOne line,\nwrapped.\n\n- **first** thing\n- second\n\n| a | b |\n|---|---|\n| 1 | [two](/2) |\n',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, id: 'terms', text: 'Terms' },
      { kind: 'paragraph', runs: [{ kind: 'text', text: 'One line, wrapped.' }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [
            { kind: 'strong', text: 'first' },
            { kind: 'text', text: ' thing' },
          ],
          [{ kind: 'text', text: 'second' }],
        ],
      },
      {
        kind: 'table',
        header: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'link', text: 'two', href: '/2' }]]],
      },
    ]);
  });

  it('gives Chinese headings readable anchors and numbers repeated ones', () => {
    const ids = compileMarkdown('## 一、账户\n\n## Your account\n\n## Your account\n\n## !?\n').map((block) => 'id' in block && block.id);
    expect(ids).toEqual(['一-账户', 'your-account', 'your-account-2', 'section']);
  });

  it('keeps quotes and ampersands as they are written', () => {
    expect(compileMarkdown('A & "B" <C')).toEqual([{ kind: 'paragraph', runs: [{ kind: 'text', text: 'A & "B" <C' }] }]);
  });

  it.each([
    ['raw HTML', '<div>no</div>'],
    ['HTML in a line', 'text with <b>tags</b>'],
    ['an image', '![alt](/x.png)'],
    ['a nested list', '- a\n  - b'],
    ['a deep heading', '#### four'],
    ['emphasis inside emphasis', '**a *b* c**'],
  ])('refuses %s instead of losing it, naming the file', (_name, source) => {
    expect(() => compileMarkdown(source, 'terms.md')).toThrow(/^terms\.md: .* is not supported/);
  });
});
