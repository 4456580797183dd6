import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartContent } from './chart-options.ts';
import type { ChartPlot } from './chart-plot.ts';
import { useIsNear } from './use-is-near.ts';

/** Draws `content` into the box once it nears the viewport; undefined content takes the drawing away. */
export function useChartPlot(
  box: RefObject<HTMLElement | null>,
  content: ChartContent | undefined,
): { plot: ChartPlot | undefined; hasFailed: boolean } {
  const isNear = useIsNear(box);
  const [plot, setPlot] = useState<ChartPlot>();
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(content);
  const isWanted = isNear && content !== undefined;

  useEffect(() => {
    latest.current = content;
    if (content) plot?.show(content);
  }, [plot, content]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    let made: ChartPlot | undefined;
    const make = async () => {
      const { createChartPlot } = await import('./chart-plot.ts');
      if (isGone || !box.current || !latest.current) return;
      made = createChartPlot(box.current, latest.current);
      setPlot(made);
    };
    // Spec 8: a chart that cannot be drawn is no chart, without a word.
    make().catch(() => isGone || setHasFailed(true));
    return () => {
      isGone = true;
      made?.destroy();
      setPlot(undefined);
    };
  }, [box, isWanted]);

  return { plot, hasFailed };
}
