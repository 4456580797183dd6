import { useFormats } from '#src/i18n/formats.ts';

const MB = 1e6;
const GB = 1e9;

/** A size as people say it: '0.4 MB', '12.3 GB'. */
export function useBytes(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => (bytes < GB ? `${number(bytes / MB, 1)} MB` : `${number(bytes / GB, 1)} GB`);
}
