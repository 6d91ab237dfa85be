import type { FaultWords } from '../rule';
import { wordsIn } from '../../../tests/content/helpers/wordsOf';

const clinic = wordsIn('clinic.json');
const article = wordsIn('blog/article-one.json');
const home = wordsIn('pages/home.json');
const redirects = wordsIn('redirects.json');
const articleList = wordsIn('pages/blogs.json');

const oneLine = 'one line of text without spaces at its ends';
const slug = 'lower-case letters and digits, joined by single hyphens';
const phone =
  'a phone number in E.164 form: plus sign, country code, digits only, such as "+916512345678"; after +91, ten digits, or 1800 or 1860 and seven more';
const webAddress = 'a web address that starts with https:// or http://, then the host, in plain letters and signs';
const secureAddress = 'a web address that starts with https://, then the host, in plain letters and signs';
const pathForm =
  'starts with "/", then the letters a-z, digits and single hyphens, with "/" between the parts; no slash at the end';
const link = `a path within the site, perhaps with ?query or #place: ${pathForm}`;
const oldPath = `a path within the site: ${pathForm}`;
const day = 'a day that exists, written YYYY-MM-DD, such as "2026-11-27"';
const time = 'a time on the 24-hour clock, HH:MM, such as "09:00"';
const countDigits = (count: number) =>
  `count the digits: without the country code there are ${count}; after +91 there are ten, or eleven that begin with 1800 or 1860`;
const stdStep = 'put +91 and the STD code without its 0 before it: 0651 and 2345678 make "+916512345678"';
const browserStep = 'open the page in a browser and copy its whole address from there';
const closedStep = 'write the time; for a closed day, "shifts": [] in place of its times';
const allDayStep = 'for a day that is open round the clock, write "opens": "00:00" and "closes": "23:59"';
const midnightStep = 'write "23:59" for the end of a day, "00:00" for its beginning';
const distanceStep =
  'write kilometres and minutes only: 900 m is "0.9 km (3 min)", an hour and ten minutes are "(70 min)"';
const picture =
  'the path of a .jpg, .png or .webp file that starts with "./" or "../"; in names only the letters a-z and A-Z, digits, ".", "_" and "-", no spaces; the ending in small letters';

type Case = [kind: string, words: FaultWords[], found: string, expected: string, suggestion?: string];

// prettier-ignore
const cases: Case[] = [
  ['a space at the start', clinic(['tagline'], ' Calm care'), 'white space before "Calm care"', oneLine, '"Calm care"'],
  ['a space at the end', clinic(['tagline'], 'Calm care '), 'white space after "Calm care"', oneLine, '"Calm care"'],
  ['a line break within a line', clinic(['tagline'], 'Calm\ncare'), 'a line break after "Calm"', oneLine, '"Calm care"'],
  ['a line break after a long text', article(['text1'], `${'We listen first. '.repeat(20)}\n`), 'white space after "…first. We listen first. We listen first."', 'text without spaces or line breaks at its ends', 'delete it'],
  ['a space before a long line', home(['seo', 'description'], ` ${'We listen first. '.repeat(9).trim()}`), 'white space before "We listen first. We listen first. We listen first. We li…', oneLine, 'delete it'],
  ['a line break within a long line', home(['seo', 'description'], `We listen\n${'We listen first. '.repeat(8).trim()}`), 'a line break after "We listen"', oneLine, 'write a space in its place'],
  ['only spaces', clinic(['tagline'], ' '.repeat(20)), 'white space before ""', oneLine, 'write a value'],
  ['a title for a slug', article(['slug'], 'Thérapie & Sleep'), 'text: "Thérapie & Sleep"', slug, '"therapie-sleep"'],
  ['an empty slug', clinic(['leadPsychiatrist'], ''), 'empty text', slug, 'write a value'],
  ['a day that does not exist', article(['date'], '2026-02-30'), 'text: "2026-02-30"', day, 'that month has 28 days'],
  ['a day written day first', article(['date'], '26-01-2027'), 'text: "26-01-2027"', day, '"2027-01-26"'],
  ['a day with slashes', article(['date'], '5/1/2027'), 'text: "5/1/2027"', day, '"2027-01-05"'],
  ['a day with short numbers', article(['date'], '2027-1-26'), 'text: "2027-1-26"', day, '"2027-01-26"'],
  ['a day with a time', article(['date'], '2027-01-26T09:00'), 'text: "2027-01-26T09:00"', day, '"2027-01-26"'],
  ['a day in words', article(['date'], '26 January 2027'), 'text: "26 January 2027"', day, '"2027-01-26"'],
  ['a day in short words', article(['date'], '5 Jan 2027'), 'text: "5 Jan 2027"', day, '"2027-01-05"'],
  ['a day in words that does not exist', article(['date'], '31 November 2026'), 'text: "31 November 2026"', day],
  ['a day in a month that does not exist', article(['date'], '26 Anf 2027'), 'text: "26 Anf 2027"', day],
  ['a day written month first', article(['date'], '01/26/2027'), 'text: "01/26/2027"', day],
  ['a day in Devanagari', article(['date'], '२०२७-०१-२६'), 'text: "२०२७-०१-२६"', day, '"2027-01-26"'],
  ['a day with half a year', article(['date'], '26-01-27'), 'text: "26-01-27"', day, 'write the year with four digits, and first: year, month, day'],
  ['a phone number as people write it', clinic(['whatsappNumber'], '0651 234 5678'), 'text: "0651 234 5678"', phone, '"+916512345678"'],
  ['a phone number with spaces', clinic(['whatsappNumber'], '+91 651 234 5678'), 'text: "+91 651 234 5678"', phone, '"+916512345678"'],
  ['a phone number with 0 after the country code', clinic(['whatsappNumber'], '+9106512345678'), 'text: "+9106512345678"', phone, '"+916512345678"'],
  ['a phone number with (0) after the country code', clinic(['whatsappNumber'], '+91 (0)651 234 5678'), 'text: "+91 (0)651 234 5678"', phone, '"+916512345678"'],
  ['a phone number without its plus sign', clinic(['whatsappNumber'], '91 06512 345678'), 'text: "91 06512 345678"', phone, '"+916512345678"'],
  ['a sample number in groups', clinic(['whatsappNumber'], '+91 00000 00001'), 'text: "+91 00000 00001"', phone, '"+910000000001"'],
  ['a toll-free number as people write it', clinic(['whatsappNumber'], '1800-123-4567'), 'text: "1800-123-4567"', phone, '"+9118001234567"'],
  ['a toll-free number in groups', clinic(['whatsappNumber'], '1860 123 4567'), 'text: "1860 123 4567"', phone, '"+9118601234567"'],
  ['a toll-free number with a 0', clinic(['whatsappNumber'], '+91 0 1800 123 4567'), 'text: "+91 0 1800 123 4567"', phone, '"+9118001234567"'],
  ['a toll-free number with a digit too many', clinic(['whatsappNumber'], '+91180012345678'), 'text: "+91180012345678"', phone, countDigits(12)],
  ['an Indian number with nine digits', clinic(['whatsappNumber'], '+91651234567'), 'text: "+91651234567"', phone, countDigits(9)],
  ['an Indian number with eleven digits', clinic(['whatsappNumber'], '+9165123456789'), 'text: "+9165123456789"', phone, countDigits(11)],
  ['an Indian number with nine digits after a 0', clinic(['whatsappNumber'], '+91 0651 234 567 '), 'text: "+91 0651 234 567 "', phone, countDigits(9)],
  ['nine digits, which would be a number in Singapore', clinic(['whatsappNumber'], '651 234 567'), 'text: "651 234 567"', phone, countDigits(9)],
  ['a foreign number with spaces', clinic(['whatsappNumber'], '+44 20 7946 0958'), 'text: "+44 20 7946 0958"', phone, '"+442079460958"'],
  ['no phone number at all', clinic(['whatsappNumber'], 'call us'), 'text: "call us"', phone],
  ['a phone number in Devanagari', clinic(['whatsappNumber'], '+९१ ६५१ २३४ ५६७८'), 'text: "+९१ ६५१ २३४ ५६७८"', phone, '"+916512345678"'],
  ['a phone number with 00 for the plus sign', clinic(['whatsappNumber'], '0091 651 234 5678'), 'text: "0091 651 234 5678"', phone, '"+916512345678"'],
  ['a WhatsApp link', clinic(['whatsappNumber'], 'https://wa.me/916512345678'), 'text: "https://wa.me/916512345678"', phone, '"+916512345678"'],
  ['a WhatsApp link with a query', clinic(['whatsappNumber'], 'https://api.whatsapp.com/send?phone=916512345678'), 'text: "https://api.whatsapp.com/send?phone=916512345678"', phone, '"+916512345678"'],
  ['a link that dials', clinic(['whatsappNumber'], 'tel:+916512345678'), 'text: "tel:+916512345678"', phone, '"+916512345678"'],
  ['a phone number with an extension', clinic(['phones', 0, 'number'], '+916512345678 ext. 12'), 'text: "+916512345678 ext. 12"', phone, 'leave the extension out; a number is dialled as it stands here'],
  ['a helpline with hyphens', clinic(['helplines', 0, 'numbers', 0, 'digits'], '1800-891-4416'), 'text: "1800-891-4416"', 'three to eleven digits, nothing else', '"18008914416"'],
  ['an address of the clinic without encryption', clinic(['bookingUrl'], 'http://book.example.org/a'), 'text: "http://book.example.org/a"', secureAddress, '"https://book.example.org/a"'],
  ['a map without encryption', clinic(['map', 'embedUrl'], 'http://maps.example.org/embed?q=a'), 'text: "http://maps.example.org/embed?q=a"', secureAddress, '"https://maps.example.org/embed?q=a"'],
  ['an address of the clinic without scheme', clinic(['bookingUrl'], 'book.example.org/a'), 'text: "book.example.org/a"', secureAddress, '"https://book.example.org/a"'],
  ['an address of the clinic with half a scheme', clinic(['bookingUrl'], 'http:/example.org'), 'text: "http:/example.org"', secureAddress, '"https://example.org"'],
  ['a script for an address of the clinic', clinic(['bookingUrl'], 'javascript:alert(1)'), 'text: "javascript:alert(1)"', secureAddress],
  ['the HTML of a map', clinic(['map', 'embedUrl'], '<iframe src="https://maps.example.org/embed?q=a"></iframe>'), 'text: "<iframe src=\\"https://maps.example.org/embed?q=a\\"></ifr…', secureAddress, 'keep only the address between the quotation marks after src='],
  ['a site address in capitals', clinic(['siteUrl'], 'https://Clinic.Example.org'), 'text: "https://Clinic.Example.org"', 'the site’s address: https://, a host name, no slash at the end', '"https://clinic.example.org"'],
  ['a web address without scheme', article(['sources', 0, 'url'], 'book.example.org/a'), 'text: "book.example.org/a"', webAddress, '"https://book.example.org/a"'],
  ['a web address with half a scheme', article(['sources', 0, 'url'], 'http:/example.org'), 'text: "http:/example.org"', webAddress, '"http://example.org"'],
  ['a web address with backslashes', article(['sources', 0, 'url'], 'https:\\\\example.org\\a'), 'text: "https:\\\\\\\\example.org\\\\a"', webAddress, '"https://example.org/a"'],
  ['a script for a web address', article(['sources', 0, 'url'], 'javascript:alert(1)'), 'text: "javascript:alert(1)"', webAddress],
  ['ftp for a web address', article(['sources', 0, 'url'], 'ftp://example.org'), 'text: "ftp://example.org"', webAddress],
  ['a site address with a slash', clinic(['siteUrl'], 'http://clinic.example.org/'), 'text: "http://clinic.example.org/"', 'the site’s address: https://, a host name, no slash at the end', '"https://clinic.example.org"'],
  ['an e-mail address with its scheme', clinic(['email'], 'mailto:desk@example.org'), 'text: "mailto:desk@example.org"', 'an e-mail address', '"desk@example.org"'],
  ['a short time', clinic(['openingHours', 0, 'shifts', 0, 'opens'], '9:00'), 'text: "9:00"', time, '"09:00"'],
  ['a time with a point', clinic(['openingHours', 0, 'shifts', 0, 'opens'], '9.30'), 'text: "9.30"', time, '"09:30"'],
  ['a time in the afternoon', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '8:00 PM'), 'text: "8:00 PM"', time, '"20:00"'],
  ['noon', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '12:30pm'), 'text: "12:30pm"', time, '"12:30"'],
  ['midnight', clinic(['openingHours', 0, 'shifts', 0, 'opens'], '12:00 am'), 'text: "12:00 am"', time, '"00:00"'],
  ['a time of no clock', clinic(['openingHours', 0, 'shifts', 0, 'opens'], '25:00'), 'text: "25:00"', time],
  ['the end of a day', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '24:00'), 'text: "24:00"', time, 'write "23:59" for the end of a day, "00:00" for its beginning'],
  ['an hour alone', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '7 PM'), 'text: "7 PM"', time, '"19:00"'],
  ['an hour in Devanagari', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '१९:३०'), 'text: "१९:३०"', time, '"19:30"'],
  ['a number alone', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '7'), 'text: "7"', time],
  ['a PIN code in Devanagari', clinic(['address', 'postalCode'], '८३४००१'), 'text: "८३४००१"', 'a PIN code: six digits, the first not 0', '"834001"'],
  ['a PIN code with a space', clinic(['address', 'postalCode'], '834 001'), 'text: "834 001"', 'a PIN code: six digits, the first not 0', '"834001"'],
  ['a country in small letters', clinic(['address', 'country'], 'in'), 'text: "in"', 'a country code: two capital letters, such as "IN"', '"IN"'],
  ['a country in words', clinic(['address', 'country'], 'India'), 'text: "India"', 'a country code: two capital letters, such as "IN"', '"IN"'],
  ['three letters on an avatar', clinic(['reviews', 'avatars', 0, 'fallback'], 'ABC'), 'text: "ABC"', 'one or two letters'],
  ['a distance with a comma', clinic(['landmarks', 0, 'distance'], '1,8 km (5 min)'), 'text: "1,8 km (5 min)"', 'distance and time such as "1.8 km (5 min)"', '"1.8 km (5 min)"'],
  ['miles', clinic(['landmarks', 0, 'distance'], '2 miles'), 'text: "2 miles"', 'distance and time such as "1.8 km (5 min)"', distanceStep],
  ['metres', clinic(['landmarks', 0, 'distance'], '900 m (3 min)'), 'text: "900 m (3 min)"', 'distance and time such as "1.8 km (5 min)"', distanceStep],
  ['a link without its slash', home(['hero', 'learnMore', 'link'], 'About/'), 'text: "About/"', link, '"/about"'],
  ['a link with its full address', home(['hero', 'learnMore', 'link'], 'https://Clinic.example/About?a=b'), 'text: "https://Clinic.example/About?a=b"', link, '"/about?a=b", if it is on this site; a link to another site can’t stand here'],
  ['a link to another site', home(['hero', 'learnMore', 'link'], '//evil.example'), 'text: "//evil.example"', link],
  ['an old path with a query', redirects([0, 'from'], '/old?page=2'), 'text: "/old?page=2"', oldPath, '"/old"'],
  ['an old path with its full address', redirects([0, 'from'], 'http://clinic.example/old/'), 'text: "http://clinic.example/old/"', oldPath, '"/old", if it is on this site; a link to another site can’t stand here'],
  ['an old path with an underscore', redirects([0, 'from'], '/old_page'), 'text: "/old_page"', oldPath],
  ['an old path with a space', redirects([0, 'from'], '/old page?x=1'), 'text: "/old page?x=1"', oldPath],
  ['an old path in Hindi', redirects([0, 'from'], '/हिंदी'), 'text: "/हिंदी"', oldPath],
  ['an old path that names a file', redirects([0, 'from'], '/index.html'), 'text: "/index.html"; a page of this site also opens with .html, without a redirect', oldPath],
  ['a link that names a file', home(['hero', 'learnMore', 'link'], '/about.html'), 'text: "/about.html"', link, '"/about"'],
  ['a link to the home page’s file', home(['hero', 'learnMore', 'link'], '/index.html#top'), 'text: "/index.html#top"', link, '"/#top"'],
  ['a picture without ./', article(['image', 'src'], 'photo.jpg'), 'text: "photo.jpg"', picture, '"./photo.jpg"'],
  ['a picture with backslashes', article(['image', 'src'], '..\\team\\photo.jpg'), 'text: "..\\\\team\\\\photo.jpg"', picture, '"../team/photo.jpg"'],
  ['a picture of another kind', article(['image', 'src'], './photo.gif'), 'text: "./photo.gif"', picture, 'open the picture, export it as JPEG, and write "./photo.jpg"'],
  ['a picture of a telephone', article(['image', 'src'], '../team/IMG 1.HEIC'), 'text: "../team/IMG 1.HEIC"', picture, 'open the picture, export it as JPEG, and write "../team/IMG-1.jpg"'],
  ['a picture with its ending in capitals', article(['image', 'src'], './IMG_1.JPG'), 'text: "./IMG_1.JPG"', picture, 'name the file IMG_1.jpg, and write "./IMG_1.jpg"'],
  ['a picture with spaces', article(['image', 'src'], './my photo (1).jpg'), 'text: "./my photo (1).jpg"', picture, 'name the file my-photo-1.jpg, and write "./my-photo-1.jpg"'],
  ['a picture with an accent', article(['image', 'src'], 'café.png'), 'text: "café.png"', picture, 'name the file cafe.png, and write "./cafe.png"'],
  ['a picture in a folder with a space', article(['image', 'src'], './my photos/a.jpg'), 'text: "./my photos/a.jpg"', picture, 'name the file a.jpg, and write "./my-photos/a.jpg"'],
  ['a picture with a Hindi name', article(['image', 'src'], './नींद.jpg'), 'text: "./नींद.jpg"', picture],
  ['a picture of another site', article(['image', 'src'], 'https://example.org/photo.jpg'), 'text: "https://example.org/photo.jpg"', picture, 'save the picture in content/, and write the path of that file'],
  ['a picture without an ending', article(['image', 'src'], './photo'), 'text: "./photo"', picture, 'add the ending of the file’s name, such as .jpg'],
  ['a step with one digit', home(['howItWorks', 'steps', 0, 'number'], '1'), 'text: "1"', 'two digits such as "01"', '"01"'],
  ['a step with three digits', home(['howItWorks', 'steps', 0, 'number'], '001'), 'text: "001"', 'two digits such as "01"', '"01"'],
  ['a label without its gap', articleList(['found'], 'articles'), 'text: "articles"', 'text with {count} where the value goes', 'add {count}'],
  ['a label with another gap', articleList(['found'], '{counts} articles'), 'text: "{counts} articles"', 'text with {count} where the value goes', 'write {count} in place of {counts}'],
  ['a label with a gap that has spaces', articleList(['found'], '{ count } articles'), 'text: "{ count } articles"', 'text with {count} where the value goes', 'write {count} in place of { count }'],
  ['a label with half a gap', articleList(['found'], '{count articles'), 'text: "{count articles"', 'text with {count} where the value goes', 'write {count} in place of {count'],
  ['a day in words, month first', article(['date'], 'Nov 12, 2026'), 'text: "Nov 12, 2026"', day, '"2026-11-12"'],
  ['a day in words with th', article(['date'], '12th November, 2026'), 'text: "12th November, 2026"', day, '"2026-11-12"'],
  ['a day in Hindi', article(['date'], '१२ नवंबर २०२६'), 'text: "१२ नवंबर २०२६"', day, '"2026-11-12"'],
  ['a day in digits alone', article(['date'], '20261112'), 'text: "20261112"', day, '"2026-11-12"'],
  ['a thirteenth month', article(['date'], '2026-13-01'), 'text: "2026-13-01"', day, 'there is no month 13; the order is year, month, day'],
  ['a month without a day', article(['date'], 'November 2026'), 'text: "November 2026"', day, 'add the day of the month'],
  ['a landline as people write it', clinic(['whatsappNumber'], '(0657) 223 4567'), 'text: "(0657) 223 4567"', phone, '"+916572234567"'],
  ['a landline without its STD code', clinic(['whatsappNumber'], '223 4567'), 'text: "223 4567"', phone, stdStep],
  ['two phone numbers', clinic(['whatsappNumber'], '0657-2234567 / 2234568'), 'text: "0657-2234567 / 2234568"', phone, 'write one number only, the one that people should call'],
  ['a phone number with a label', clinic(['whatsappNumber'], 'Phone: 98765 43210'), 'text: "Phone: 98765 43210"', phone, '"+919876543210"'],
  ['a phone number with a long hyphen', clinic(['whatsappNumber'], '+91 98765–43210'), 'text: "+91 98765–43210"', phone, '"+919876543210"'],
  ['a web address with a space', clinic(['bookingUrl'], 'https://book.example.org/dr asha'), 'text: "https://book.example.org/dr asha"', secureAddress, '"https://book.example.org/dr%20asha"'],
  ['a web address in Hindi', article(['sources', 0, 'url'], 'https://example.org/नी'), 'text: "https://example.org/नी"', webAddress, '"https://example.org/%E0%A4%A8%E0%A5%80"'],
  ['the name of a profile for its address', clinic(['socialProfiles', 0, 'url'], '@clinic'), 'text: "@clinic"', secureAddress, browserStep],
  ['the name of a site for its address', article(['sources', 0, 'url'], 'PubMed'), 'text: "PubMed"', webAddress, browserStep],
  ['an e-mail address in words', clinic(['email'], 'care at example.org'), 'text: "care at example.org"', 'an e-mail address', '"care@example.org"'],
  ['a link with a space before its place', home(['hero', 'learnMore', 'link'], '/about #team'), 'text: "/about #team"', link, '"/about#team"'],
  ['a link that dials in place of a page', home(['hero', 'learnMore', 'link'], 'tel:+916512345678'), 'text: "tel:+916512345678"', link, 'name a page of this site; "/contact" has the phone numbers and the e-mail address'],
  ['noon in words', clinic(['openingHours', 0, 'shifts', 0, 'closes'], '12 noon'), 'text: "12 noon"', time, '"12:00"'],
  ['midnight in words', clinic(['openingHours', 0, 'shifts', 0, 'closes'], 'midnight'), 'text: "midnight"', time, midnightStep],
  ['closed for a time', clinic(['openingHours', 0, 'shifts', 0, 'opens'], 'Closed'), 'text: "Closed"', time, closedStep],
  ['closed for a time, in Hindi', clinic(['openingHours', 0, 'shifts', 0, 'opens'], 'बंद'), 'text: "बंद"', time, closedStep],
  ['open round the clock for a time', clinic(['openingHours', 0, 'shifts', 0, 'opens'], '24x7'), 'text: "24x7"', time, allDayStep],
  ['no time at all', clinic(['openingHours', 0, 'shifts', 0, 'opens'], ''), 'empty text', time, closedStep],
  ['a picture by its path in the project', article(['image', 'src'], 'content/blog/photo.jpg'), 'text: "content/blog/photo.jpg"', picture, '"./photo.jpg"'],
  ['a picture by its path on a computer', article(['image', 'src'], 'C:\\Users\\Asha\\My photo.jpg'), 'text: "C:\\\\Users\\\\Asha\\\\My photo.jpg"', picture, 'copy the picture into the folder of this file, and write "./My-photo.jpg"'],
];

test.each(cases.map((each) => [each[0], each] as const))('tells %s, once', (_, each) => {
  const [, words, found, expected, suggestion] = each;
  expect(words).toEqual([{ found, expected, suggestion }]);
});

test.each([
  [['bookingUrl']],
  [['map', 'embedUrl']],
  [['map', 'directionsUrl']],
  [['socialProfiles', 0, 'url']],
  [['credit', 'url']],
  [['reviews', 'avatars', 0, 'url']],
])('what the site links or frames is encrypted: %j', (field) => {
  expect(clinic(field, 'http://clinic.example.org')).toMatchObject([{ suggestion: '"https://clinic.example.org"' }]);
  expect(clinic(field, 'https://clinic.example.org')).toEqual([]);
});

test('a source may be one that has no encryption', () => {
  expect(article(['sources', 0, 'url'], 'http://source.example.org')).toEqual([]);
});
