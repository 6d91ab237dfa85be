import { load } from 'cheerio';
import { renderPeer, stripSplash } from './peerPage';

const page = `<!DOCTYPE html><html lang="en-IN"><head><meta name="description" content="Care"><title>Clinic</title><script>early()</script></head><body>
<div class="splash" data-splash-screen="true"><p role="status">Loading</p></div>
<header><nav><ul><li><a href="/about">About <svg></svg>Us</a></li></ul></nav></header>
<main lang="hi"><section class="a"><picture><source srcset="/a.webp"><img class="b" style="color:red" src="/a.jpg" alt="A door" width="3" height="2"></picture>
<h1>Care &amp; hope</h1><div><p>Call <a href="tel:1" class="c"><strong>1</strong></a> now</p></div>
<ul><li><p>One</p><p>two</p></li></ul><picture><img src="/b.jpg" alt=""></picture><button>Like</button></section></main>
<footer><h3>Contact</h3><p>Street</p></footer><script src="/app.js"></script></body></html>`;

test('a peer has the page’s hero picture, headings, words and links, and no script', () => {
  const peer = renderPeer(page);
  const $ = load(peer);
  expect(peer).not.toMatch(/<script|splash|<button/);
  expect($('title').text()).toBe('Clinic');
  expect($('main picture img').toArray()).toHaveLength(1);
  expect($('main img').attr()).toEqual({ src: '/a.jpg', alt: 'A door', width: '3', height: '2' });
  expect($('main h1').text()).toBe('Care & hope');
  expect(
    $('main p')
      .toArray()
      .map((element) => $(element).html()),
  ).toEqual(['Call <a href="tel:1">1</a> now', 'Onetwo']);
  expect($('main div').attr('lang')).toBe('hi');
  expect($('nav a').text()).toBe('About Us');
  expect($('footer').text()).toContain('Street');
});

test('a page without its splash is the same but for that', () => {
  const bare = stripSplash(page);
  expect(bare).toBe(
    page
      .replace('<html', '<html data-splash="off"')
      .replace('<div class="splash" data-splash-screen="true"><p role="status">Loading</p></div>', ''),
  );
  expect(() => stripSplash('<p>none')).toThrow('no splash');
});
