import { Lexer, type Token, type Tokens } from 'marked';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { InlineRun, InlineRuns, MarkdownBlock } from '#src/features/legal/legal-texts.ts';

/**
 * Vite plugin: `import blocks from './text.md'` gives typed blocks, compiled at build. React renders elements from
 * them, so that no page needs innerHTML and no Markdown parser reaches the browser.
 */
export function markdownBlocks(): Plugin {
  return {
    name: 'markdown-blocks',
    enforce: 'pre',
    load: {
      filter: { id: /\.md$/ },
      async handler(id) {
        const blocks = compileMarkdown(await readFile(id, 'utf8'), id);
        return { code: `export default ${JSON.stringify(blocks)};`, moduleType: 'js' };
      },
    },
  };
}

/**
 * Compiles Markdown into blocks. Known: headings of level 1 to 3, paragraphs, flat lists, tables; within them text,
 * **strong** and links. Anything else throws an Error naming the file and the construct, so that a text cannot lose a part.
 */
export function compileMarkdown(source: string, fileName = 'Markdown'): readonly MarkdownBlock[] {
  const usedIds = new Set<string>();
  const fail = (what: string): never => {
    throw new Error(`${fileName}: ${what} is not supported in compiled Markdown`);
  };
  return Lexer.lex(source)
    .filter((token) => token.type !== 'space')
    .map((token) => blockOf(token, usedIds, fail));
}

type Fail = (what: string) => never;

function blockOf(token: Token, usedIds: Set<string>, fail: Fail): MarkdownBlock {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', level: levelOf(token.depth, fail), id: uniqueSlug(token.text, usedIds), text: token.text };
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(token.tokens ?? [], fail) };
    case 'list':
      return { kind: 'list', isOrdered: token.ordered, items: token.items.map((item: Tokens.ListItem) => itemRuns(item, fail)) };
    case 'table':
      return {
        kind: 'table',
        header: token.header.map((cell: Tokens.TableCell) => runsOf(cell.tokens, fail)),
        rows: token.rows.map((row: Tokens.TableCell[]) => row.map((cell) => runsOf(cell.tokens, fail))),
      };
    default:
      return fail(`a block of type "${token.type}"`);
  }
}

function levelOf(depth: number, fail: Fail): 1 | 2 | 3 {
  return depth === 1 || depth === 2 || depth === 3 ? depth : fail(`a heading of level ${depth}`);
}

/** A list item holds one line; a second block in it would be a nested list or paragraph. */
function itemRuns(item: Tokens.ListItem, fail: Fail): InlineRuns {
  const [line, ...rest] = item.tokens;
  if (line === undefined || rest.length > 0) return fail('a list item of several blocks');
  return runsOf('tokens' in line ? (line.tokens ?? []) : [line], fail);
}

function runsOf(tokens: readonly Token[], fail: Fail): InlineRuns {
  return tokens.map((token) => runOf(token, fail));
}

function runOf(token: Token, fail: Fail): InlineRun {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: oneLine(token.text) };
    case 'strong':
      return { kind: 'strong', text: plainText(token.tokens ?? [], fail) };
    case 'link':
      return { kind: 'link', text: plainText(token.tokens ?? [], fail), href: token.href };
    default:
      return fail(`inline "${token.type}"`);
  }
}

function plainText(tokens: readonly Token[], fail: Fail): string {
  return tokens
    .map((token) => (token.type === 'text' || token.type === 'escape' ? oneLine(token.text) : fail(`"${token.type}" inside another mark`)))
    .join('');
}

/** Lines of one paragraph may be wrapped in the file. */
function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

/** Letters and digits of any script stay, so that Chinese headings get readable anchors; a repeated one is numbered. */
function uniqueSlug(text: string, usedIds: Set<string>): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const base = slug === '' ? 'section' : slug;
  let id = base;
  for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
  usedIds.add(id);
  return id;
}
