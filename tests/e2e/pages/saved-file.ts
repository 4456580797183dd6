import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

interface SavedFile {
  name: string;
  /** Where it lies until the test ends. */
  path: string;
  text: string;
}

/** The file that a press of this button or link saves. */
export async function savedBy(control: Locator): Promise<SavedFile> {
  const [download] = await Promise.all([control.page().waitForEvent('download'), control.click()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}
