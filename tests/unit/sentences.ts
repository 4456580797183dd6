/** Every sentence of a file of sentences that stands there as it is shown: without values in it. */
export function sentencesOf(sentences: object): readonly string[] {
  return Object.values(sentences)
    .flatMap((entry: unknown) => (typeof entry === 'object' && entry !== null ? sentencesOf(entry) : [String(entry)]))
    .filter((sentence) => !sentence.includes('{{'));
}

/** Those of the sentences that neither a text nor the name of anything on a page says. */
export function unsaid(sentences: readonly string[], page: HTMLElement): readonly string[] {
  const names = [...page.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ]);
  const said = [page.textContent, ...names].join('\n');
  return sentences.filter((sentence) => !said.includes(sentence.trim()));
}
