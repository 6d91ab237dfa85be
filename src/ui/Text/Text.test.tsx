import { render, screen } from '@testing-library/react';
import { LanguageContext, LinesToCall, Paragraphs, Text } from './Text';

test('a Hindi phrase in English text carries lang="hi"', () => {
  render(<Text>We offer मानसिक स्वास्थ्य सेवाएँ here.</Text>);
  expect(screen.getByText('मानसिक स्वास्थ्य सेवाएँ').lang).toBe('hi');
});

test('in Hindi text the Hindi is unmarked and English names carry lang="en-IN"', () => {
  const { container } = render(
    <LanguageContext.Provider value="hi">
      <Text>टेली-मानस (Tele-MANAS), 2022 में</Text>
    </LanguageContext.Provider>,
  );
  expect(
    [...container.querySelectorAll('[lang]')].map((part) => [part.textContent, (part as HTMLElement).lang]),
  ).toEqual([[' (Tele-MANAS), 2022 ', 'en-IN']]);
  expect(container.textContent).toBe('टेली-मानस (Tele-MANAS), 2022 में');
});

test('a helpline’s number dials wherever a paragraph names it, in either language', () => {
  const lines = [
    { numbers: [{ display: '112', href: 'tel:112' }] },
    { numbers: [{ display: '1-800-891-4416', href: 'tel:18008914416' }] },
  ];
  const english = 'Call 112 or 1-800-891-4416.\n\nIn one study, 112 people slept badly.';
  const hindi = 'जान को खतरा हो, तो 112 पर कॉल करें।';
  const { container } = render(
    <LinesToCall.Provider value={lines}>
      <Paragraphs text={english} />
      <LanguageContext.Provider value="hi">
        <Paragraphs text={hindi} />
      </LanguageContext.Provider>
    </LinesToCall.Provider>,
  );
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map((paragraph) => paragraph.textContent)).toEqual([...english.split('\n\n'), hindi]);
  expect(
    paragraphs.map((paragraph) => [...paragraph.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  ).toEqual([['tel:112', 'tel:18008914416'], [], ['tel:112']]);
});
