import { z } from 'zod';
import { link } from './parts';
import { line, paragraph, picture, reference, route, sitePath } from './primitives';

/** Menus, footer and splash: the words of the shell around every page. */
export const navigationSchema = z
  .strictObject({
    linksBeforeServices: z
      .array(link('A link before the Services menu.'))
      .min(1)
      .max(4)
      .meta({ description: 'Links before the Services menu.' }),
    servicesLabel: line('Label of the Services menu.', 3, 30),
    services: z
      .array(reference('Service', 'A service.'))
      .length(6)
      .meta({ description: 'The six services, in the order of menus and grids.' }),
    linksAfterServices: z
      .array(link('A link after the Services menu.'))
      .min(1)
      .max(4)
      .meta({ description: 'Links after the Services menu.' }),
    bookNow: z
      .strictObject({
        label: line('Text of the button.', 3, 30),
        mobileLink: route('Where it leads on small screens; on large ones, the external booking page opens.'),
        routes: z
          .array(sitePath('A path.'))
          .min(1)
          .meta({ description: 'Paths on which the button is shown (they need not be pages).' }),
      })
      .meta({ description: 'The Book Now button.', typeName: 'BookNow' }),
    reachBar: z
      .strictObject({
        name: line('Name of the bar, for screen readers.', 3, 40),
        call: line('Text of the link that calls the first phone number.', 2, 20),
        whatsapp: line('Text of the link to the WhatsApp chat.', 2, 20),
        callHelpline: line(
          'Word before a helpline’s number; around an article whose title or summary names suicide the bar calls helplines.',
          2,
          12,
        ),
      })
      .meta({
        description: 'Bar at the bottom of small screens; if left out, there is none.',
        typeName: 'ReachBar',
      })
      .optional(),
    footer: z
      .strictObject({
        sitemapHeading: line('Heading of the page links.', 3, 30),
        sitemapLinks: z.array(link('A page.')).min(3).max(8).meta({ description: 'Page links.' }),
        servicesHeading: line('Heading of the service links.', 3, 30),
        contactHeading: line('Heading of the contact details.', 3, 30),
        hoursHeading: line('Heading of the opening hours.', 3, 30),
        missionHeading: line('Heading of the mission blurb.', 3, 40),
        mission: paragraph('The mission in two or three sentences.', 60, 400),
        followHeading: line('Heading of the social links.', 3, 30),
        rights: line('Words after the copyright sign, year and name.', 3, 60),
        helpHeading: line('Heading of the crisis numbers.', 3, 60),
      })
      .meta({ description: 'The footer.', typeName: 'FooterCopy' }),
    splash: z
      .strictObject({
        durationMs: z
          .int()
          .min(0)
          .max(5000)
          .meta({ description: 'How long the loading splash covers the window, in milliseconds.' }),
        image: picture('Picture in the middle of the splash.', 600),
        loading: line('What screen readers announce while it shows.', 3, 40),
      })
      .meta({ description: 'The loading splash.', typeName: 'Splash' }),
    labels: z
      .strictObject({
        skipToContent: line('The link that skips the menus.', 5, 40),
        mainMenu: line('Name of the main navigation.', 3, 40),
        menu: line('Name of the menu that the hamburger opens.', 3, 40),
        openMenu: line('Name of the hamburger button.', 3, 40),
        closeMenu: line('Name of the menu’s close button.', 3, 40),
        home: line('Rest of the logo link’s name, after the clinic’s name.', 3, 40),
        newTab: line('Added to links that open a new tab.', 3, 40),
        call: line('Word before a phone number in a link’s name.', 3, 30),
        mail: line('Word before the e-mail address in a link’s name.', 3, 30),
        address: line('Name of the postal address.', 3, 30),
        notice: line('Name of the notice at the top of the page.', 3, 40),
        closeNotice: line('Name of the button that closes the notice.', 3, 40),
        breadcrumb: line('Name of the breadcrumb navigation.', 3, 40),
      })
      .meta({ description: 'Small labels on every page.', typeName: 'ShellLabels' }),
  })
  .meta({ description: 'Menus, footer and splash.', typeName: 'Navigation' });
