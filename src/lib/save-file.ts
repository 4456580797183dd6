import { isIos } from './media.ts';

/** Long enough for the slowest browser to have read the file. */
const readMs = 60_000;

/** On iOS an app of the home screen opens a download in a view that has no way back. */
const isTrapped = (): boolean => isIos(navigator) && matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/**
 * Puts a file into the visitor's downloads under its name, without a network; in an app of an iOS home screen into the share sheet, which saves
 * it, too. Call it in the visitor's own click.
 */
export function saveFile(file: File): void {
  if (!isTrapped() || !canShareFiles(file.type)) return download(file);
  void shareFile(file, file.name).then((outcome) => outcome === 'impossible' && download(file));
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), readMs);
}

/** What the system's share sheet did; 'impossible': the browser cannot share this, or refuses to. */
type ShareOutcome = 'shared' | 'cancelled' | 'impossible';

/** Whether this browser shares files of this kind at all: worth checking before the file is made. */
export function canShareFiles(type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([''], 'probe', { type })] });
}

/** Whether this browser has a share sheet for links. */
export function canShareLinks(): boolean {
  return 'share' in navigator;
}

/** Hands a file to the system's share sheet with a title. Never throws. Call it within a few seconds of the visitor's click. */
export function shareFile(file: File, title: string): Promise<ShareOutcome> {
  return share({ files: [file], title });
}

/** Hands a file or a link to the system's share sheet. Never throws. Call it within a few seconds of the visitor's click. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible';
  }
}
