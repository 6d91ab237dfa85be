import { render, screen } from '@testing-library/react';
import { LanguageContext, Text } from './Text';

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
