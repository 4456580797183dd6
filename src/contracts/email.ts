/** Longest part before the @ and longest address (RFC 5321). */
const LOCAL_LENGTH = 64;
const ADDRESS_LENGTH = 254;

/** Before the @: words of RFC 5322's plain signs with single points between, so that no mailer reads a name, a list or a comment out of it. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** After it: letters of any script, which the name system writes in ASCII. */
const domainSigns = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, the last with a letter: a bare host or an IP address is no mailbox of a visitor. */
const domainForm = new RegExp(`^(${label}\\.)+(?=[a-z0-9-]*[a-z])${label}$`);

/**
 * The one spelling of a mailbox, in lower case and ASCII ('Miner@Münze.example' is 'miner@xn--mnze-0ra.example'); undefined for a text that is
 * no address of one mailbox. Blanks around it are for the caller to cut.
 */
export function canonicalEmail(text: string): string | undefined {
  const at = text.indexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (local.length > LOCAL_LENGTH || !dotAtom.test(local) || !domainSigns.test(domain) || !URL.canParse(`http://${domain}/`))
    return undefined;
  const { hostname } = new URL(`http://${domain}/`);
  const address = `${local.toLowerCase()}@${hostname}`;
  return domainForm.test(hostname) && address.length <= ADDRESS_LENGTH ? address : undefined;
}

/** Providers whose mailboxes take no notice of points. */
const POINTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that most providers deliver a canonical address to: what stands behind a + is a tag of its owner's. For limits alone, never for who has an account. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  if (POINTLESS.has(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name}@${domain}`;
}
