import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';

/** What a page shows of it: the nodes, written out. */
function shown(html: string): string {
  const box = document.createElement('div');
  box.append(sanitizeHtml(html));
  return box.innerHTML;
}

describe('what a notice may hold stays', () => {
  it.each(['<p>One<br><b>two</b> <i>three</i></p>', '<ul><li>a</li></ul><ol><li>b</li></ol>', '<img alt="Chart" src="/media/chart.webp">'])(
    '%s',
    (html) => expect(shown(html)).toBe(html),
  );

  it('links inside the site keep their tab, others open one that cannot reach back', () => {
    expect(shown('<a href="/help">Help</a>')).toBe('<a href="/help" rel="noopener noreferrer">Help</a>');
    expect(shown('<a href="https://okkong.example" target="_top">Us</a>')).toBe(
      '<a href="https://okkong.example" rel="noopener noreferrer" target="_blank">Us</a>',
    );
    expect(shown('<a href="//okkong.example">Us</a>')).toContain('target="_blank"');
    expect(shown('<a href="mailto:help@okkong.example">Mail</a>')).toContain('href="mailto:help@okkong.example"');
  });
});

it('words that look like attributes stay as they are written', () => {
  expect(shown('<p>a style = b, onclick=c</p>')).toBe('<p>a style = b, onclick=c</p>');
  expect(shown('<img alt="my style" src="/x.webp"style="color:red"/onerror=alert(1)>')).toBe('<img alt="my style" src="/x.webp">');
});

describe('nothing that could run, load or pretend comes through', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://spy.example/pixel.gif">',
    '<img src="//spy.example/pixel.gif">',
    '<img srcset="https://spy.example/pixel.gif 1x">',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x" onclick="alert(1)">x</a>',
    '<p style="position:fixed;inset:0" id="root" class="x" data-x="1" name="submit">x</p>',
    '<style>*{display:none}</style>',
    '<link rel=stylesheet href=//spy.example><base href="//spy.example"><meta http-equiv=refresh content="0;url=//spy.example">',
    '<form action="//spy.example"><input name=password><button>Log in</button></form>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
    '<video src=x onerror=alert(1)></video><details open ontoggle=alert(1)>x</details>',
    '<template><img src=x onerror=alert(1)></template><slot name=x></slot>',
  ];
  it.each(hostile)('%s', (html) => {
    const box = document.createElement('div');
    box.append(sanitizeHtml(html));
    const allowed = /^(?:P|BR|B|I|UL|OL|LI|A|IMG)$/;
    for (const element of box.querySelectorAll('*')) {
      expect(element.tagName).toMatch(allowed);
      for (const { name, value } of element.attributes) {
        expect(['href', 'src', 'alt', 'width', 'height', 'rel', 'target']).toContain(name);
        expect(value).not.toMatch(/script:|^data:|spy\.example/i);
      }
    }
  });
});
