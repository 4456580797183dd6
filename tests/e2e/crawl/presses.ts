import type { Page } from '@playwright/test';

/** A button of the page: of several alike one is enough. */
export interface Choice {
  kind: string;
  name: string;
}

interface Presser {
  /** The first button of a kind that is not among the known ones: the next press is its. */
  choose(known: readonly string[]): Choice | undefined;
  /** Presses it and waits for what follows: the first thing, or undefined where there is none. */
  press(): Promise<string | undefined>;
}

declare global {
  interface Window {
    presser: Presser;
  }
}

/** Puts the presser into every document that the page opens. */
export async function installPresser(page: Page): Promise<void> {
  await page.addInitScript(presser);
}

/** Chooses the next button to press; in an open dialog as long as there is one. */
export function chooseButton(page: Page, known: ReadonlySet<string>): Promise<Choice | undefined> {
  return page.evaluate((kinds) => window.presser.choose(kinds), [...known]);
}

/** What the press of the chosen button did; undefined where it did nothing at all. */
export async function pressButton(page: Page): Promise<string | undefined> {
  try {
    return await page.evaluate(() => window.presser.press());
  } catch {
    // The document is gone, and its scripts with it: the press led elsewhere.
    return 'another document';
  }
}

/** Runs in the page, before its scripts. */
function presser(): void {
  const pressable = 'button, summary, [role=button], [role=tab], [role=switch], [role=menuitem]:not(a), [role=menuitemradio], [role=radio]';
  /** What cannot be pressed, shows what is in force already, or stands in a toast, which goes by itself; languages have tests of their own. */
  const left =
    ':disabled, [aria-disabled=true], [aria-selected=true], [aria-checked=true]:not([role=switch]), li > [aria-pressed=true], [popover=manual] *, [role=menuitemradio]:has([lang])';
  /** Long for a page under load: only a press that does nothing waits so long. */
  const patienceMs = 8_000;
  let pressed: HTMLElement | undefined;
  let effects: string[] = [];
  const note = (effect: string) => void effects.push(effect);

  const replace = (owner: object | undefined, method: string, result?: unknown) => {
    if (!owner || !(method in owner)) return;
    const value = () => {
      note(method);
      return result;
    };
    Object.defineProperty(owner, method, { configurable: true, value });
  };
  replace(window, 'print');
  replace(window, 'open', null);
  replace(navigator.clipboard, 'writeText', Promise.resolve());
  replace(Element.prototype, 'requestFullscreen', Promise.resolve());
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    note('a file');
    return createObjectURL(blob);
  };
  for (const type of ['play', 'pause', 'volumechange', 'ratechange', 'seeking', 'scroll'])
    document.addEventListener(type, () => note(type), { capture: true });
  document.addEventListener('focusin', ({ target }) => target !== pressed && note('the focus'));

  /** Clocks tick, toasts go, and the root tells how the page gets on: none of it follows from a press. */
  const isOfItself = ({ target, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element || element === document.documentElement || element.closest('time')) return true;
    return element.closest('[popover=manual]') !== null && addedNodes.length === 0;
  };
  const observer = new MutationObserver((records) => {
    if (!records.every(isOfItself)) note('the page');
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

  /** Where a button stands, how it looks and what it is called; of many in a list the verb alone, of questions nothing. */
  const kindOf = (element: Element): string => {
    const place: string[] = [];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      place.unshift(each.matches('section[id], dialog[id]') ? `#${each.id}` : each.localName);
    const [verb = ''] = nameOf(element).split(' ');
    const isOneOfMany = element.closest('li, tr, dd') !== null;
    const called = element.matches('summary') ? '' : isOneOfMany ? verb : nameOf(element).replaceAll(/\d+/g, '0');
    return [place.join('>'), element.className, called].join(' ');
  };

  window.presser = {
    choose(known) {
      const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      pressed = [...within.querySelectorAll<HTMLElement>(pressable)]
        .filter((element) => !element.matches(left) && element.checkVisibility())
        .find((element) => !known.includes(kindOf(element)));
      return pressed && { kind: kindOf(pressed), name: nameOf(pressed) };
    },
    async press() {
      const before = location.href;
      // As a press does, too.
      pressed?.focus({ preventScroll: true });
      effects = [];
      pressed?.click();
      const until = performance.now() + patienceMs;
      while (effects.length === 0 && location.href === before && performance.now() < until)
        await new Promise((done) => setTimeout(done, 15));
      return location.href === before ? effects[0] : 'the address';
    },
  };
}
