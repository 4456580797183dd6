/** Chinese and Russian words of machines' names, as the Latin ones that makers print. */
const translated: readonly (readonly [pattern: RegExp, latin: string])[] = [
  [/[蚂螞][蚁蟻]/g, ' antminer '],
  [/神[马馬]/g, ' whatsminer '],
  [/阿瓦[隆龙龍]/g, ' avalon '],
  [/金[贝貝]/g, ' goldshell '],
  [/冰河/g, ' iceriver '],
  [/茉莉/g, ' jasminer '],
  [/芯[动動]/g, ' innosilicon '],
  [/比特大[陆陸]/g, ' bitmain '],
  [/比特小鹿/g, ' bitdeer '],
  [/英[伟偉][达達]|輝達/g, ' nvidia '],
  [/超威/g, ' amd '],
  [/水冷|гидро/g, ' hyd '],
  [/[浸液](?:没|沒|冷)/g, ' imm '],
  [/[笔筆](?:记|記)本|[笔筆]電/g, ' laptop '],
];

/** Cyrillic letters that look like the Latin ones of a model, and stand where those do: beside a digit. */
const lookalikes: Readonly<Record<string, string>> = { а: 'a', е: 'e', к: 'k', м: 'm', с: 's', т: 't', х: 'x', л: 'l' };

/**
 * A machine's name for comparing: small, narrow letters; trade marks and invisible signs go; names of makers and coolings in Latin letters.
 */
export function plainName(text: string): string {
  const visible = text.replace(/[™®©]|\((?:r|tm|c)\)|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gi, '');
  let name = visible.normalize('NFKC').toLowerCase();
  for (const [pattern, latin] of translated) name = name.replace(pattern, latin);
  return name.replace(/[аекмстхл](?=\d)|(?<=\d)[аекмстхл]/g, (letter) => lookalikes[letter] ?? letter);
}

/** What may stand between two parts of a name: 'S19j Pro', 'S19j_Pro', 'S19j-Pro', 'S19 XP (Hyd)'. */
export const GAP = String.raw`[\s_.\-(\[]*`;

/** A pattern for a name, its parts with or without gaps between them: 'S19j Pro+' is 's19', 'j', 'pro', '+'. */
export function namePattern(name: string): string {
  const parts = name.toLowerCase().match(/[a-z]*\d+|[a-z]+|\+/g) ?? [];
  return parts.map((part) => part.replace('+', String.raw`\+`)).join(GAP);
}

/** A program of the machine or a chip in place of a model: pages say so. Undefined for anything else. */
export function otherThanModel(text: string): 'firmware' | 'chip' | undefined {
  const name = plainName(text).trim();
  if (
    /^(?:bos(?:er|miner)?\+?|braiins ?os\+?|luxos|vnish|hiveon|marathon|cgminer|bmminer|btminer|pyasic|awesome ?miner)(?:[\s/].*)?$/.test(
      name,
    )
  )
    return 'firmware';
  return /^(?:gfx\d{3,4}\w?|(?:navi|vega|polaris) ?\d{1,2}|ellesmere|baffin|g[apkmv]\d{3}|[ta]d?u?\d{3}|bm\d{4}|sm_?\d{2})$/.test(name)
    ? 'chip'
    : undefined;
}
