/** What the system's share sheet did with a file; 'impossible': the browser cannot share this, or refuses to. */
export type ShareOutcome = 'shared' | 'cancelled' | 'impossible';

/** Whether this browser shares files of this kind at all: worth asking before the file is made. */
export function canShareFiles(type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([''], 'probe', { type })] });
}

/** Hands a file to the system's share sheet with a title. Never throws. Call it within a few seconds of the visitor's press. */
export async function shareFile(file: File, title: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible';
  }
}
