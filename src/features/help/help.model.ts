import { type HelpTopic, helpTopics } from './help-topics.ts';

/** The questions of each tab in their order; their texts are `help:answers.<id>`. */
export const questions = {
  os: ['cost', 'package', 'flash', 'stick', 'bios', 'undo'],
  rigs: ['where', 'delay', 'offline', 'rejected', 'settings'],
  pool: ['address', 'ports', 'tls', 'worker', 'anonymous', 'payout', 'minimum', 'merged', 'average', 'thief'],
} as const satisfies Record<HelpTopic, readonly string[]>;

export type QuestionId = (typeof questions)[HelpTopic][number];

/** A page of the site that an answer links to. */
export type HelpPlace = 'classroom' | 'os' | 'rigCheck' | 'register';

export const placeOfQuestion: Partial<Record<QuestionId, HelpPlace>> = {
  package: 'os',
  flash: 'classroom',
  stick: 'classroom',
  offline: 'rigCheck',
  rejected: 'classroom',
  anonymous: 'register',
};

const wordsOf = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether there is anything to look for. */
export function isSearch(query: string): boolean {
  return wordsOf(query).length > 0;
}

/** The questions whose words or answer hold every word of the search, in the order of the tabs. */
export function findQuestions(query: string, textOf: (id: QuestionId) => { question: string; answer: string }): readonly QuestionId[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return helpTopics
    .flatMap((topic): readonly QuestionId[] => questions[topic])
    .filter((id) => {
      const { question, answer } = textOf(id);
      const text = `${question}\n${answer}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
}
