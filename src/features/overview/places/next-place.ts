import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const rowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const left = (element: Element): number => element.getBoundingClientRect().left;

/** The next line of places below or above one, as they wrap on this screen: of those the one that stands nearest in line. */
function inNextLine(places: readonly HTMLButtonElement[], from: HTMLButtonElement, step: number): HTMLButtonElement | undefined {
  const top = from.getBoundingClientRect().top;
  const beyond = places.map((place) => ({ place, by: (place.getBoundingClientRect().top - top) * step })).filter(({ by }) => by > 1);
  const nearest = Math.min(...beyond.map(({ by }) => by));
  const line = beyond.filter(({ by }) => by - nearest < 1).map(({ place }) => place);
  return line.toSorted((a, b) => Math.abs(left(a) - left(from)) - Math.abs(left(b) - left(from)))[0];
}

/** The place that a key leads to from the one with the focus; undefined for other keys, and at the end. Sideways through all, up and down by what stands there. */
export function nextPlace({ key, target, currentTarget }: KeyboardEvent<HTMLDivElement>): HTMLButtonElement | undefined {
  if (!(target instanceof HTMLButtonElement)) return undefined;
  const places = [...currentTarget.querySelectorAll('button')];
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const step = steps[key];
  if (step !== undefined) return places[places.indexOf(target) + step];
  const rowStep = rowSteps[key];
  return rowStep === undefined ? undefined : inNextLine(places, target, rowStep);
}
