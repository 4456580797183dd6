import { AnswerItem } from './answer-item.tsx';
import { type HelpTopic, questions } from './help.model.ts';

/** The questions of one tab. */
export function AnswerList({ topic }: { topic: HelpTopic }) {
  return (
    <div>
      {questions[topic].map((id) => (
        <AnswerItem key={id} id={id} />
      ))}
    </div>
  );
}
