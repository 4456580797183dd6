import purifier, { type Config } from 'dompurify';

/** What a notice may hold: no styles, no forms, no frames, nothing with a name that a script could meet. */
const policy: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'ul', 'ol', 'li', 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // An address of the site or of the web, or a mailbox.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[/?#])/i,
  RETURN_DOM_FRAGMENT: true,
};

// In the build there is no DOM: pages that will show HTML are rendered without it, and the sanitizer has no hooks there.
if (purifier.isSupported)
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') hardenLink(element);
    if (element.nodeName === 'IMG' && !isOurs(element.getAttribute('src'))) element.remove();
  });

function hardenLink(link: Element): void {
  const href = link.getAttribute('href');
  link.setAttribute('rel', 'noopener noreferrer');
  if (href !== null && !isOurs(href)) link.setAttribute('target', '_blank');
}

/** An address on this site's origin. */
function isOurs(address: string | null): boolean {
  return address !== null && URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

/**
 * Styles and event handlers under names that mean nothing. The sanitizer takes both out, but the browser reports them to the site's policy
 * while they are parsed, and a foreign pool's tips are full of styles. What this misses is reported, never let through.
 */
function withoutReported(html: string): string {
  return html.replace(/<[^>]*>/g, (tag) => tag.replace(/(?<=[\s"'/])(?=(?:style|on[a-z]+)\s*=)/gi, 'data-'));
}

/**
 * Somebody else's HTML as nodes that can do nothing. The sanitizer parses it under its own Trusted Types policy, `dompurify`; it is
 * never made text again, which is where mutated markup comes alive.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return purifier.sanitize(withoutReported(html), policy);
}
