import { useTranslation } from 'react-i18next';
import { Checkbox } from '#src/ui/checkbox.tsx';
import styles from './declarations.module.css';

/** What who uses the service says of the place where they live. */
const declarations = ['resident', 'lawful'] as const;
export type Declaration = (typeof declarations)[number];

/** Whether both were made. */
export const isDeclared = (made: readonly Declaration[]): boolean => made.length === declarations.length;

interface DeclarationsProps {
  made: readonly Declaration[];
  onChange: (made: readonly Declaration[]) => void;
}

/** Both declarations, to be ticked one by one. */
export function Declarations({ made, onChange }: DeclarationsProps) {
  const { t } = useTranslation('credentials');
  return (
    <div className={styles.declarations}>
      {declarations.map((each) => (
        <Checkbox
          key={each}
          isChecked={made.includes(each)}
          isRequired
          onChange={(isTicked) => onChange(isTicked ? [...made, each] : made.filter((other) => other !== each))}
        >
          {t(`declarations.${each}`)}
        </Checkbox>
      ))}
    </div>
  );
}
