/** The helplines of an example clinic, as rules on numbers and helplines read them. */
export const exampleClinic = {
  helplines: [
    { name: 'Emergency services', audience: 'everyone', numbers: [{ display: '112', digits: '112' }] },
    {
      name: 'Tele-MANAS',
      audience: 'everyone',
      numbers: [
        { display: '14416', digits: '14416' },
        { display: '1-800-891-4416', digits: '18008914416' },
      ],
    },
    { name: 'Childline', audience: 'children', numbers: [{ display: '1098', digits: '1098' }] },
  ],
};
