import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { helpTopics } from '#src/features/help/help-topics.ts';
import { loadHelpWords } from '#src/features/help/help-words.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** The tab, or the one answer, that a link from elsewhere means. */
const searchSchema = z.object({
  topic: z.catch(z.optional(z.enum(helpTopics)), undefined),
  answer: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
});

const answerSchema = z.object({ question: z.string(), answer: z.string() });

/** As much of an answer as search engines show. */
const DESCRIPTION_LENGTH = 160;
const beginningOf = (text: string) =>
  text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…` : text;

export const Route = createFileRoute('/_shell/help')({
  staticData: { meta: 'help:meta' },
  validateSearch: searchSchema,
  loaderDeps: ({ search: { answer } }) => ({ answer }),
  loader: async ({ context, deps: { answer } }) => {
    const [words] = await Promise.all([loadHelpWords(context.i18n.language), loadNamespaces(context.i18n, ['help'])]);
    // An answer that a link names is what the page is about. By its sentence alone: the list of answers stays out of the start.
    const { data: told } = answerSchema.safeParse(context.i18n.getResource(context.i18n.language, 'help', `answers.${answer}`));
    if (told === undefined || answer === undefined) return { words };
    return { words, thingName: told.question, thingDescription: beginningOf(told.answer), thingSearch: { answer } };
  },
  component: Help,
});

function Help() {
  const { topic, answer } = Route.useSearch();
  const { words } = Route.useLoaderData();
  // Another answer named on the page itself is another view of it.
  return <HelpPage key={answer} {...{ topic, answer, words }} />;
}
