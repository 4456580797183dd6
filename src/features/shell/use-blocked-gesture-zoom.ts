import { useEffect } from 'react';

const gestures = ['gesturestart', 'gesturechange', 'gestureend'] as const;

/**
 * Spec 4: multi-touch and gesture zoom are blocked. `touch-action` (ui/base.css) does it for touch; Safari's gesture events, of the
 * trackpad too, need a listener. Zoom by keyboard and menu stays (decision B3).
 */
export function useBlockedGestureZoom(): void {
  useEffect(() => {
    const block = (event: Event) => event.preventDefault();
    for (const gesture of gestures) document.addEventListener(gesture, block, { passive: false });
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, block);
    };
  }, []);
}
