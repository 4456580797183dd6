import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { contactTopics } from '#src/contracts/contact-topics.ts';
import { AboutPage } from '#src/features/about/about-page.tsx';
import { page } from '../-page.ts';

/** A link to the contact form may name the message's topic, and what it is about. */
const searchSchema = z.object({
  topic: z.catch(z.optional(z.enum(contactTopics)), undefined),
  about: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))), undefined),
});

export const Route = createFileRoute('/_shell/about-us')({
  ...page(['about', 'contact']),
  validateSearch: searchSchema,
  component: AboutUs,
});

function AboutUs() {
  const { t } = useTranslation('contact');
  const { id, topic, about } = Route.useSearch();
  const navigate = useNavigate();
  const text = about === undefined ? undefined : t(topic === 'release' ? 'begin.release' : 'begin.other', { about });
  const [link] = useState({ topic, text });
  // Once read, they leave the address: what is chosen and typed then holds, over a reload too.
  const isLinked = topic !== undefined || about !== undefined;
  useEffect(() => {
    if (isLinked) void navigate({ to: '/about-us', search: { id }, replace: true });
  }, [isLinked, id, navigate]);
  return <AboutPage link={link} />;
}
