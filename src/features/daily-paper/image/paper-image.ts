import { brand } from '#src/lib/brand.ts';
import { yieldToMain } from '#src/lib/idle.ts';
import { drawChain } from './chain-part.ts';
import { drawPriceChart } from './chart-part.ts';
import { drawFoot, drawMasthead, drawStories } from './news-part.ts';
import { PaperPen, type Sheet, SHEET_WIDTH } from './paper-pen.ts';
import { drawRow, drawStrip, drawTableHead, type Icons } from './figures-part.ts';

/** A font file that does not load must not delay the picture: the fallback fonts have the same widths. */
const FONTS_WAIT_MS = 400;
/** One letter and one digit: they are in separate files. */
const FONT_SAMPLE = 'A0';

/** The paper as a PNG 1080 pixels wide, drawn on this device from the figures on the page, without the network. Throws where the browser cannot. */
export async function paperImage(sheet: Sheet): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  const pen = new PaperPen(context);
  const icons = loadIcons(sheet);
  await loadFonts(pen);
  const height = await layOut(pen, sheet, icons.found);
  await icons.isDone;
  canvas.width = SHEET_WIDTH;
  canvas.height = height;
  context.fillStyle = pen.colour('--raised');
  context.fillRect(0, 0, SHEET_WIDTH, height);
  await pen.finish();
  return pngOf(canvas);
}

/** Each part in a task of its own: measuring text is the slow half. Gives the height of the sheet. */
async function layOut(pen: PaperPen, sheet: Sheet, icons: Icons): Promise<number> {
  const { chain } = sheet;
  const { first, rows } = sheet.paper;
  const parts: ((top: number) => number)[] = [
    () => drawMasthead(pen, sheet, icons),
    (top) => (first ? drawStrip(pen, sheet, first, top) : top),
    (top) => drawStories(pen, sheet, top),
    (top) => (first ? drawPriceChart(pen, sheet, first, top) : top),
    (top) => (chain ? drawChain(pen, sheet, chain, top) : top),
    (top) => drawTableHead(pen, sheet, top),
    ...rows.map((row) => (top: number) => drawRow(pen, sheet, { row, icons, top })),
    (top) => drawFoot(pen, sheet, top),
  ];
  let top = 0;
  for (const part of parts) {
    top = part(top);
    await yieldToMain();
  }
  return top;
}

/** A canvas draws with the fonts that are loaded: the page's own are loaded first. */
async function loadFonts(pen: PaperPen): Promise<void> {
  const fonts = [`20px ${pen.family('sans')}`, `condensed 20px ${pen.family('sans')}`, `20px ${pen.family('mono')}`];
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font, FONT_SAMPLE)));
  const waited = new Promise((resolve) => setTimeout(resolve, FONTS_WAIT_MS));
  await Promise.race([loaded, waited]);
}

/** The coins' icons and the operator's own logo, fetched while the sheet is laid out; one that fails to load is left out. */
function loadIcons({ paper }: Sheet): { readonly found: Icons; readonly isDone: Promise<unknown> } {
  const found = new Map<string, CanvasImageSource>();
  const load = async (address: string) => {
    const image = document.createElement('img');
    image.src = address;
    await image.decode();
    found.set(address, image);
  };
  const addresses = [...(brand.logo ? [brand.logo.address] : []), ...paper.rows.map(({ coin }) => coin.icon)];
  return { found, isDone: Promise.allSettled(addresses.map(load)) };
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
