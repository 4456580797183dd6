import { describe, expect, it } from 'vitest';
import { canonicalEmail, mailboxOf } from '#src/contracts/email.ts';
import { loginRequest, sendEmailCodeRequest } from '#src/contracts/session.ts';

describe('an email address', () => {
  it.each([
    ['bob@x.example', 'bob@x.example'],
    ['Bob.Miner@X.Example', 'bob.miner@x.example'],
    ['bob+rigs@x.example', 'bob+rigs@x.example'],
    ["o'neill@x.example", "o'neill@x.example"],
    ['a_b-c=d!#$%&*/?^`{|}~@x.example', 'a_b-c=d!#$%&*/?^`{|}~@x.example'],
    ['1@x.co', '1@x.co'],
    ['bob@sub.x-y.example', 'bob@sub.x-y.example'],
    ['123456@qq.com', '123456@qq.com'],
    ['bob@163.com', 'bob@163.com'],
    ['bob@münze.example', 'bob@xn--mnze-0ra.example'],
    ['bob@MÜNZE.example', 'bob@xn--mnze-0ra.example'],
    ['bob@xn--mnze-0ra.example', 'bob@xn--mnze-0ra.example'],
    ['bob@矿池.中国', 'bob@xn--btwv1w.xn--fiqs8s'],
    // The name system itself reads these wide letters so.
    ['bob@ｘ.example', 'bob@x.example'],
    [`${'a'.repeat(64)}@x.example`, `${'a'.repeat(64)}@x.example`],
  ])('%s is %s', (typed, canonical) => expect(canonicalEmail(typed)).toBe(canonical));

  it.each([
    // What mailers read as lists, groups, comments and names of bob@x.example.
    '1,bob@x.example',
    '2,bob@x.example',
    'x;bob@x.example',
    'g:bob@x.example',
    '<bob@x.example',
    '<bob@x.example>',
    'bob@x.example>',
    'a(b)bob@x.example',
    'bob(a)@x.example',
    'bob@x.example(a)',
    '"bob"@x.example',
    '"b,ob"@x.example',
    '"a@b"@x.example',
    'Bob <bob@x.example>',
    'bob@x.example,eve@x.example',
    'bob@x.example;eve@x.example',
    'bob\\@x.example',
    '[bob]@x.example',
    'mailto:bob@x.example',
    // Points that no mailbox has.
    '.bob@x.example',
    'bob.@x.example',
    'bo..b@x.example',
    '@x.example',
    'bob',
    'bob@',
    'bob@@x.example',
    'bob@eve@x.example',
    '',
    // Blanks and what looks like none.
    'bo b@x.example',
    ' bob@x.example',
    'bob@x.example ',
    'bob@ x.example',
    'bob@x.example\n',
    'bob\u0000@x.example',
    'b\u00adob@x.example',
    'b\u200bob@x.example',
    '\u202ebob@x.example',
    // Letters that look like bob's.
    'b\u043eb@x.example',
    '\uff42ob@x.example',
    'bo\u0253@x.example',
    '\u212Aate@x.example',
    '\u017Fam@x.example',
    '\u0130van@x.example',
    'bob\uff20x.example',
    // Domains that are none.
    'bob@localhost',
    'bob@x',
    'bob@127.0.0.1',
    'bob@[127.0.0.1]',
    'bob@0x7f.1',
    'bob@2130706433',
    'bob@x.123',
    'bob@-x.example',
    'bob@x-.example',
    'bob@x..example',
    'bob@.example',
    'bob@x.example.',
    'bob@x_y.example',
    'bob@x.example:25',
    'bob@x.example/eve',
    'bob@x.example?a',
    'bob@x%2eexample',
    'bob@x.example#a',
    'bob@eve:pw@x.example',
    `bob@${'a'.repeat(64)}.example`,
    `${'a'.repeat(65)}@x.example`,
    `bob@${'abcdefgh.'.repeat(30)}example`,
  ])('%j is none, to page and server alike', (typed) => {
    expect(canonicalEmail(typed)).toBeUndefined();
    expect(sendEmailCodeRequest.safeParse({ email: typed, ticket: 'ticket-1' }).success).toBe(false);
    expect(loginRequest.safeParse({ account: typed, password: 'x', ticket: 'ticket-1' }).success).toBe(false);
  });

  it('is its own canonical form', () => {
    const canonical = canonicalEmail('Bob@MÜNZE.example') ?? '';
    expect(canonicalEmail(canonical)).toBe(canonical);
  });

  it.each([
    ['bob+1@x.example', 'bob@x.example'],
    ['bob+a+b@x.example', 'bob@x.example'],
    ['b.o.b@x.example', 'b.o.b@x.example'],
    ['b.o.b+1@gmail.com', 'bob@gmail.com'],
    ['b.ob@googlemail.com', 'bob@gmail.com'],
    ['+8613800138000', '+8613800138000'],
  ])('%s counts as %s where messages are limited', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
