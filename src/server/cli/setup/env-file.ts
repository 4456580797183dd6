import { parseEnv } from 'node:util';

/** Settings by name; undefined: left out. */
export type EnvSettings = Readonly<Record<string, string | undefined>>;

/** The settings of a file in the form of `.env`; what is blank is not set. */
export function settingsIn(text: string): EnvSettings {
  return Object.fromEntries(Object.entries(parseEnv(text)).filter(([, value]) => value?.trim() !== ''));
}

/** A value as Node and Vite both read it: in quotes where a sign of it would end or change it. */
function written(value: string): string {
  if (!/[\s#'"`$\\]/.test(value)) return value;
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign)) ?? "'";
  return quote + value + quote;
}

/**
 * The file with these settings, every other line as it was: each in its own line where it has one, in the place of its commented example where there
 * is one, else at the end. One that is left out becomes a comment.
 */
export function withSettings(text: string, settings: EnvSettings): string {
  let lines: readonly string[] = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(settings)) {
    const isOwn = (line: string) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line);
    const own = lines.findIndex(isOwn);
    const place = own >= 0 ? own : lines.findIndex((line) => line.startsWith(`# ${name}=`));
    const line = value === undefined ? `# ${name}=` : `${name}=${written(value)}`;
    if (place < 0) lines = value === undefined ? lines : [...lines, line];
    else if (own >= 0 || value !== undefined)
      // Of several lines the last would count: there is one.
      lines = lines.flatMap((each, index) => (index === place ? [line] : isOwn(each) ? [] : [each]));
  }
  return `${lines.join('\n')}\n`;
}
