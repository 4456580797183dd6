import { useFormats } from '#src/i18n/formats.ts';

const KB = 1e3;
const MB = 1e6;
const GB = 1e9;

/** A size as people say it: '24 kB', '0.4 MB', '12.3 GB'. */
export function useBytes(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    if (bytes < MB / 10) return `${number(bytes / KB)} kB`;
    return bytes < GB ? `${number(bytes / MB, 1)} MB` : `${number(bytes / GB, 1)} GB`;
  };
}
