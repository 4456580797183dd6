/** True when the visitor pays by the byte: Save-Data or 2G. False where `navigator` does not say (Safari, Firefox). */
export function savesData(navigator: object): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const type = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return ('saveData' in connection && connection.saveData === true) || type === '2g' || type === 'slow-2g';
}
