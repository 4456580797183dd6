import styles from './chart.module.css';

/** The small card beside the crosshair. */
export interface ChartTip {
  show(text: { time: string; value: string }, at: { left: number; top: number; plotWidth: number }): void;
  hide(): void;
}

const gapPx = 10;

/** Makes the card inside `parent` out of text nodes: Trusted Types forbid markup from strings (decision H5). */
export function createChartTip(parent: HTMLElement): ChartTip {
  const card = document.createElement('div');
  const time = document.createElement('span');
  const value = document.createElement('b');
  card.className = styles.tip ?? '';
  card.hidden = true;
  card.append(time, value);
  parent.append(card);
  return {
    show(text, { left, top, plotWidth }) {
      time.textContent = text.time;
      value.textContent = text.value;
      card.hidden = false;
      const isLeftOfLine = left + gapPx + card.offsetWidth > plotWidth;
      const x = isLeftOfLine ? left - gapPx - card.offsetWidth : left + gapPx;
      const y = Math.max(0, top - card.offsetHeight - gapPx);
      card.style.transform = `translate(${Math.max(0, x)}px, ${y}px)`;
    },
    hide() {
      card.hidden = true;
    },
  };
}
