/** The helplines of an example clinic, as rules on numbers read them. */
export const exampleClinic = {
  helplines: [
    { name: 'Emergency', numbers: [{ display: '112', digits: '112' }] },
    {
      name: 'Tele-MANAS',
      numbers: [
        { display: '14416', digits: '14416' },
        { display: '1-800-891-4416', digits: '18008914416' },
      ],
    },
    { name: 'Childline', numbers: [{ display: '1098', digits: '1098' }] },
  ],
};
