import type { ComponentProps } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface MissingFigureProps {
  isLoading: boolean;
  width: ComponentProps<typeof Skeleton>['width'];
}

/** Stands where a figure will be, or where there is none to be had. */
export function MissingFigure({ isLoading, width = 'full' }: MissingFigureProps) {
  return isLoading ? <Skeleton width={width} /> : '--';
}
