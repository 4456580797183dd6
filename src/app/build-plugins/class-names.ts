import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Names for the classes of CSS modules: a letter and a digit for the module, then a count in base 36 for the class, such as `c4b`. A
 * prerendered page carries six hundred of them, and random letters hardly compress, in HTML and in styles. The digit keeps them apart from
 * words that content blockers hide, such as `ads`. At most 260 modules; a module beyond is an error.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const classesByModule = new Map<string, string[]>();
  return (name, file) => {
    const module = relative(join(root, 'src'), file.replace(/\?.*/, '')).replaceAll('\\', '/');
    const place = modules.indexOf(module);
    if (place < 0 || place >= 260) throw new Error(`No class names for ${module}`);
    const classes = classesByModule.get(module) ?? [];
    classesByModule.set(module, classes);
    if (!classes.includes(name)) classes.push(name);
    return `${String.fromCharCode(97 + Math.floor(place / 10))}${place % 10}${classes.indexOf(name).toString(36)}`;
  };
}
