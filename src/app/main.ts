import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';

void main();

/** The prerendered page reads without scripts: its first frame goes first. Then each part is evaluated in a task of its own. */
async function main(): Promise<void> {
  await firstFrame();
  await import('react-dom/client');
  const { start } = await import('./start.tsx');
  await start();
}

/** A tab in the background draws no frames. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
