/** The kitchen sink as static HTML, with the styles in the site’s order; bundled by scripts/kitchenSink. */
import '../styles/layers.css';
import '../styles/fonts.css';
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/patterns.css';
import '../styles/print.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { NewTabLabel } from '../ui/Link/Link';
import { KitchenSink } from './KitchenSink';

export const markup = renderToStaticMarkup(
  <NewTabLabel.Provider value="(opens a new tab)">
    <main>
      <KitchenSink />
    </main>
  </NewTabLabel.Provider>,
);
