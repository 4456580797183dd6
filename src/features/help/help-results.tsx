import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import type from '#src/ui/type.module.css';
import { AnswerItem } from './answer-item.tsx';
import { findQuestions } from './help.model.ts';

interface HelpResultsProps {
  query: string;
  onClear: () => void;
}

/** What a search found in all three tabs. */
export function HelpResults({ query, onClear }: HelpResultsProps) {
  const { t } = useTranslation('help');
  const found = findQuestions(query, (id) => ({ question: t(`answers.${id}.question`), answer: t(`answers.${id}.answer`) }));
  return (
    <>
      <p role="status" className={type.small}>
        {t('found', { total: found.length })}
      </p>
      {found.length === 0 ? (
        <Empty
          title={t('nothing')}
          text={t('nothingHint')}
          action={
            <Button variant="line" size="sm" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <div>
          {found.map((id) => (
            <AnswerItem key={id} id={id} />
          ))}
        </div>
      )}
    </>
  );
}
