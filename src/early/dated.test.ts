/** @jest-environment jsdom */
import { startDated } from './dated';

const draw = (...days: string[]) =>
  (document.body.innerHTML = days.map((each) => `<p data-days="${each}">${each}</p>`).join(''));
const shown = () => [...document.querySelectorAll('p:not([hidden])')].map((part) => part.textContent);
const atIndianTime = (time: string) => jest.setSystemTime(new Date(`${time}+05:30`));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
/** Observers are told in a microtask, ahead of any drawing. */
const observersAreTold = () => Promise.resolve();

/** The observer of this test, which must not outlive it. */
const observe = jest.spyOn(MutationObserver.prototype, 'observe');
afterAll(() => observe.mock.contexts.forEach((observer) => observer.disconnect()));

jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
atIndianTime('2027-03-14T12:00:00');
startDated();

test.each([
  ['2027-03-14T23:59:59.999', []],
  ['2027-03-15T00:00:00', ['2027-03-15/2027-03-23']],
  ['2027-03-23T23:59:59.999', ['2027-03-15/2027-03-23']],
  ['2027-03-24T00:00:00', []],
])('at %s in India it shows %j', (time, expected) => {
  atIndianTime(time);
  draw('2027-03-15/2027-03-23');
  comeBack();
  expect(shown()).toEqual(expected);
});

test('without a first day, it shows until the last', () => {
  draw('0/2027-03-23');
  atIndianTime('2020-01-01T12:00:00');
  comeBack();
  expect(shown()).toHaveLength(1);
  atIndianTime('2027-03-24T00:00:00');
  comeBack();
  expect(shown()).toEqual([]);
});

test('what is added later is decided before it is drawn', async () => {
  atIndianTime('2027-03-20T12:00:00');
  comeBack();
  draw('2027-03-15/2027-03-23', '2027-03-24/2027-03-25');
  await observersAreTold();
  expect(shown()).toEqual(['2027-03-15/2027-03-23']);
});

test('midnight passes without a change under the visitor’s eyes, even if the page changes elsewhere', async () => {
  atIndianTime('2027-03-23T23:59:59');
  comeBack();
  draw('2027-03-15/2027-03-23', '2027-03-24/2027-03-25');
  await observersAreTold();
  atIndianTime('2027-03-24T00:00:01');
  document.body.append(document.createElement('div'));
  await observersAreTold();
  expect(shown()).toEqual(['2027-03-15/2027-03-23']);
  comeBack();
  expect(shown()).toEqual(['2027-03-24/2027-03-25']);
});
