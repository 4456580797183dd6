/** So many characters in a row of an address tell it: shorter runs come by chance. */
const TELLING = 8;
/** Stands for a character that goes: no text has it. */
const HIDDEN = '\uFFFF';
/** With what every address of a coin begins. */
const OF_ADDRESS = /(?:0x|[a-z]{2,12}:)?\uFFFF+/gi;
const JOINTS = /^[-_. :#/@…]+|[-_. :#/@]+$/g;

/** The part of an address that is its own: without '0x' or a prefix such as 'kaspa:'. */
const ownPart = (address: string): string =>
  address
    .slice(address.indexOf(':') + 1)
    .replace(/^0x/i, '')
    .toLowerCase();

/**
 * Takes an address out of texts in which it may stand, such as names of machines ('0x….rig1' is 'rig1'): every run of eight or more of its
 * characters goes, whatever its case, with the marks that joined it.
 */
export function addressHider(address: string): (text: string) => string {
  const own = ownPart(address);
  const runs = new Set(Array.from({ length: Math.max(0, own.length - TELLING + 1) }, (_, index) => own.slice(index, index + TELLING)));
  return (text) => {
    const lower = text.toLowerCase();
    // Letters that grow in lower case would shift the places: such a text has none of an address's alone.
    if (lower.length !== text.length) return runs.size > 0 && [...runs].some((run) => lower.includes(run)) ? '' : text;
    const hidden = new Set<number>();
    for (let index = 0; index + TELLING <= lower.length; index += 1)
      if (runs.has(lower.slice(index, index + TELLING))) for (let at = index; at < index + TELLING; at += 1) hidden.add(at);
    if (hidden.size === 0) return text;
    const marked = Array.from({ length: text.length }, (_, index) => (hidden.has(index) ? HIDDEN : text.charAt(index))).join('');
    return marked.replaceAll(OF_ADDRESS, '').replaceAll(JOINTS, '');
  };
}
