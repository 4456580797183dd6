import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filledRule, type FormFields, fieldsResolver, textRule } from '#src/parts/form/form-field.ts';

interface Values {
  name: string;
  text: string;
}
const schema = z.string().check(z.minLength(1), z.maxLength(3));
const fields: FormFields<Values> = [
  { name: 'name', rule: filledRule('name', 'contact:problems.reachMissing') },
  { name: 'text', rule: textRule('text', schema, { missing: 'contact:problems.textMissing', tooLong: 'contact:problems.textTooLong' }) },
];
const options = { fields: {}, shouldUseNativeValidation: false };
const read = (values: Values, requestOf: (values: Values) => Values | undefined = (sent) => sent) =>
  fieldsResolver(fields, requestOf)(values, undefined, options);

it('names of each field the sentence of its problem, and sends what has none', async () => {
  expect(await read({ name: '', text: '' })).toEqual({
    values: {},
    errors: { name: { type: 'contact:problems.reachMissing' }, text: { type: 'contact:problems.textMissing' } },
  });
  expect(await read({ name: 'Lin', text: 'long' })).toEqual({ values: {}, errors: { text: { type: 'contact:problems.textTooLong' } } });
  expect(await read({ name: 'Lin', text: 'ok' })).toEqual({ values: { name: 'Lin', text: 'ok' }, errors: {} });
});

it('sends nothing that the contract refuses, though no rule does', async () => {
  const { errors } = await read({ name: 'Lin', text: 'ok' }, () => undefined);
  expect(Object.keys(errors)).toEqual(['request']);
});

it('tells a rule whether its field was cleared', async () => {
  const asked: string[] = [];
  const watched: FormFields<Values> = [
    { name: 'name', rule: (_values, wasFilled) => (wasFilled ? 'vip:problems.phoneCleared' : undefined) },
  ];
  const resolve = fieldsResolver(
    watched,
    (sent) => sent,
    (name) => asked.push(name) > 0,
  );
  const { errors } = await resolve({ name: '', text: '' }, undefined, options);
  expect([asked, errors.name?.type]).toEqual([['name'], 'vip:problems.phoneCleared']);
});
