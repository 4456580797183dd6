import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { copyText } from '#src/lib/clipboard.ts';
import { showToastAtom } from '#src/state/toasts.ts';

interface CopySentences {
  copied?: string;
  failed?: string;
}

/** Copies a text in the visitor's own click and says what became of it: in the common sentences, or in those that are given. */
export function useCopy(): (text: string, sentences?: CopySentences) => Promise<void> {
  const { t } = useTranslation('common');
  const showToast = useSetAtom(showToastAtom);
  return async (text, { copied = t('copied'), failed = t('copyFailed') } = {}) => {
    const isCopied = await copyText(text);
    showToast({ tone: isCopied ? 'success' : 'error', text: isCopied ? copied : failed, topic: 'copy' });
  };
}
