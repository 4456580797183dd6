import { expect, it } from 'vitest';
import { passwordProblems, passwordRules } from '#src/domain/password.ts';

it.each([
  ['Abcdef1!', []],
  ['Ab1!Ab1!Ab1!Ab1!Ab1!Ab1!Ab1!Ab1!', []],
  ['Ab1!Ab1!Ab1!Ab1!Ab1!Ab1!Ab1!Ab1!x', ['length']],
  ['Abcde1!', ['length']],
  ['abcdef1!', ['upper']],
  ['ABCDEF1!', ['lower']],
  ['Abcdefg!', ['digit']],
  ['Abcdefg1', ['special']],
  ['Abcdef 1', ['special']],
  ['Abcdef1£', []],
  ['Abcdef1_', []],
  ['Abcdé123', ['special']],
  ['密码密码密码密码', ['upper', 'lower', 'digit', 'special']],
  ['Aa1!😀😀😀', ['length']],
  ['Aa1!😀😀😀😀', []],
  ['', ['length', 'upper', 'lower', 'digit', 'special']],
])('%j lacks %j', (password, problems) => {
  expect(passwordProblems(password)).toEqual(problems);
});

it('lists its rules in the order of the form', () => {
  expect(passwordRules).toEqual(passwordProblems(''));
});
