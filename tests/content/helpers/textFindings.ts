import type { Rule } from '../../../src/content-model/rule';
import { findingsOf, type Finding } from './findingsOf';

/** What a rule on words reports on a text that visitors read; the text is an answer in `faqs.json`. */
export const textFindings = (rule: Rule, text: string): Finding[] =>
  findingsOf(rule, { 'faqs.json': [{ question: 'What can I do?', answer: text }] });
