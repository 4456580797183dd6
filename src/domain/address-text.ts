import { addressRules } from './address-rules.ts';
import { type AddressProblem, addressProblem, isValidAddress } from './addresses.ts';

/** An address as a person has it, and what stood around it. */
export interface AddressReading {
  readonly address: string;
  /** The machine's name that stood behind it: '.rig01', '/rig01'. */
  readonly worker?: string;
  /** What of the text was left out, as it was written: 'ethereum:', '@61', '?amount=5'. Blanks and quotes around the address are not listed. */
  readonly leftOut: readonly string[];
  /** What was put in front: '0x', 'kaspa:'. */
  readonly added?: string;
}

const LONGEST = 600;

/** Invisible signs: zero-width ones, soft hyphens, marks of writing direction. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Quotes and brackets of any script, and what ends a sentence; the end of a dash or an underline is no name's. */
const QUOTES = String.raw`\s\p{Pi}\p{Pf}"'\u201A\u201E\u301D-\u301F\uFF02\uFF07\x60´′″*~|`;
const AROUND = new RegExp(`^[${QUOTES}\\p{Ps}<＜]+|[${QUOTES}\\p{Pe}>＞,;:!.。，；：！、．…]+$`, 'gu');

/** Behind an address in brackets, before the machine's name. */
const CLOSED = new RegExp(`^[${QUOTES}\\p{Pe}>＞]+`, 'u');

/**
 * The address of a coin that a text holds: in a payment link, with quotes, blanks, line wraps or invisible signs, with a machine's name behind it, or
 * without a prefix that the checksum proves. A wrong checksum is never mended. Undefined when there is none.
 */
export function readAddress(symbol: string, text: string): AddressReading | undefined {
  // What an input method wrote wide is narrow in every address.
  const narrow = text.replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'));
  return readExactly(symbol, text) ?? readExactly(symbol, narrow);
}

function readExactly(symbol: string, text: string): AddressReading | undefined {
  if (text.length > LONGEST) return undefined;
  const coin = symbol.toUpperCase();
  const plain = decoded(text.replace(INVISIBLE, '').replace(AROUND, '')).replace(AROUND, '');
  if (/^https?:\/\//i.test(plain)) return fromWebAddress(coin, plain);
  const { scheme, rest } = withoutScheme(coin, plain);
  const { core, tail: end } = split(rest);
  const tail = end.replace(CLOSED, '');
  if (/[?&]address=|^\/transfer\b/i.test(tail) || isOther(coin, tail)) return undefined;
  const body = core.replace(/\s+/g, '');
  const found = completed(coin, body);
  if (!found) return undefined;
  const worker = /^[./]([^?#@\s]+)/.exec(tail)?.[1];
  const rests = worker === undefined ? tail : tail.slice(worker.length + 1);
  return {
    ...found,
    ...(worker !== undefined && { worker }),
    leftOut: [scheme, ...(rests.match(/[?#@]?[^?#@]+/g) ?? [])].map((part) => part.trim()).filter((part) => part !== ''),
  };
}

/** Whether what stands behind an address holds one more. */
const isOther = (coin: string, tail: string) =>
  tail.split(/[^\p{L}\d:]+/u).some((part) => part !== '' && completed(coin, part) !== undefined);

/** Why a text holds no address of the coin, judged without what may stand around one; undefined when it holds one. */
export function addressTextProblem(symbol: string, text: string): AddressProblem | undefined {
  if (readAddress(symbol, text)) return undefined;
  const plain = text.slice(0, LONGEST).replace(INVISIBLE, '').replace(AROUND, '');
  const bare = split(plain.replace(/^[a-z][a-z-]{1,16}:(?:\/\/)?(?=\w)/i, '')).core.replace(/^0X/, '0x');
  const problems = [plain, bare].map((each) => addressProblem(symbol, each));
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:eth|etc|crypto|wallet|bch|btc|x|xyz|dao|nft|bitcoin|kas)$/iu.test(plain)) return 'name';
  return problems.find((each) => each === 'other-coin' || each === 'checksum') ?? problems[0];
}

/** What an address bar or a QR program has escaped. */
function decoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What people write before an address. */
const NAMED =
  /^(?:(?:my|your|payout|receiving|mining|wallet) )*(?:address|addr|wallet)$|^(?:我的)?(?:[收打]款|錢包|钱包|挖[矿礦]|提[币幣])?(?:地址|錢包|钱包)$|^(?:адрес|кошел[её]к|адрес кошелька)$/iu;

function withoutScheme(coin: string, text: string): { readonly scheme: string; readonly rest: string } {
  const [, scheme = '', name = ''] =
    /^((eip155:\d+|[a-z][a-z-]*|[\p{L} ]{2,24})\s*[:：=(（「『《【“]+\s*(?:\/\/)?(?:pay-(?=0x))?)/iu.exec(text) ?? [];
  const isKnown = addressRules.get(coin)?.schemes.includes(name.toLowerCase()) === true || NAMED.test(name.trim()) || name.includes(':');
  return isKnown ? { scheme: scheme.trim(), rest: text.slice(scheme.length) } : { scheme: '', rest: text };
}

/** The address up to what ends one, and that: a worker, a chain, a query. Addresses hold letters, digits and colons. */
function split(text: string): { readonly core: string; readonly tail: string } {
  const at = text.search(/[^\p{L}\d\s:-]/u);
  // A Conflux address may name its type with a point: 'cfx:type.user:…'.
  const start = /^cfx:type\.\w+:/i.exec(text)?.[0].length ?? 0;
  const end = start === 0 ? at : start + text.slice(start).search(/[^\p{L}\d\s:-]|$/u);
  return end < 0 ? { core: text, tail: '' } : { core: text.slice(0, end), tail: text.slice(end) };
}

/** The address itself where it is one, else with the prefix that proves it. */
function completed(coin: string, body: string): Pick<AddressReading, 'address' | 'added'> | undefined {
  if (isValidAddress(coin, body)) return { address: body };
  const { prefix = '' } = addressRules.get(coin) ?? {};
  const isHex = prefix === '0x';
  const lower = body.toLowerCase();
  const isOneCase = body === lower || body === body.toUpperCase() || /^[a-z]+:/i.test(body);
  if (prefix === '') return undefined;
  const same = isHex ? body.replace(/^0X/, '0x') : isOneCase ? lower : body;
  if (same !== body && isValidAddress(coin, same)) return { address: same };
  const longer = `${prefix}${same}`;
  return !same.startsWith(prefix) && isValidAddress(coin, longer) ? { address: longer, added: prefix } : undefined;
}

/** The one address in the path or the query of a page's address: an explorer's, this site's own. */
function fromWebAddress(coin: string, text: string): AddressReading | undefined {
  if (!URL.canParse(text)) return undefined;
  const { pathname, searchParams } = new URL(text);
  const found = [...pathname.split('/'), ...searchParams.values()].flatMap((part) => completed(coin, decoded(part)) ?? []);
  const [first, ...others] = found;
  if (!first || others.some(({ address }) => address !== first.address)) return undefined;
  const [before = '', ...behind] = text.split(first.address);
  return { ...first, leftOut: [before, behind.join(first.address)].filter((part) => part !== '') };
}
