/** @jest-environment jsdom */
import { whenStyled } from './whenStyled';

const addStyles = (media?: string) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/styles.css' });
  if (media) link.media = media;
  document.head.append(link);
  return link;
};
/** As a browser has it once the file has come, or has failed. */
const give = (link: HTMLLinkElement, ...cssRules: object[]) =>
  Object.defineProperty(link, 'sheet', { value: { cssRules } });

beforeEach(() => document.head.replaceChildren());

test('it waits for the whole site’s styles, and not for those for paper', () => {
  give(addStyles('print'), {});
  const link = addStyles();
  const callback = jest.fn();
  whenStyled(callback);
  expect(callback).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('if they are there, or there are none to wait for, it waits for nothing', () => {
  const callback = jest.fn();
  whenStyled(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  give(addStyles(), {});
  whenStyled(callback);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('if they fail, before or after, it never calls back', () => {
  const link = addStyles();
  const callback = jest.fn();
  whenStyled(callback);
  link.dispatchEvent(new Event('error'));
  whenStyled(callback);
  give(link);
  whenStyled(callback);
  expect(callback).not.toHaveBeenCalled();
});
