import { renderToString } from 'react-dom/server';
import { Icon, type IconName } from '#src/ui/icon.tsx';

/** The line an icon of this name is drawn with. */
export function drawingOf(name: IconName): string | undefined {
  return / d="([^"]*)"/.exec(renderToString(<Icon name={name} />))?.[1];
}

/** Names of those icons, among the given, that stand in an element, in their order. */
export function iconsIn(element: ParentNode | undefined, among: readonly IconName[]): readonly IconName[] {
  const byDrawing = new Map(among.map((name) => [drawingOf(name), name]));
  return [...(element?.querySelectorAll('svg path') ?? [])].flatMap((path) => byDrawing.get(path.getAttribute('d') ?? '') ?? []);
}
