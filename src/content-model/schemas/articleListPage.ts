import { z } from 'zod';
import { banner, seo } from './parts';
import { line, template } from './primitives';

/** Words of the article list (LIS-01 to LIS-10). `{count}`, `{name}` and the like are replaced. */
export const articleListPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    searchLabel: line('Label of the search box.', 3, 60),
    searchPlaceholder: line('Example in the search box.', 3, 60),
    viewsLabel: line('Name of the two tabs.', 3, 60),
    allTab: line('First tab.', 3, 40),
    categoriesTab: line('Second tab.', 3, 40),
    categoryLabel: line('Label of the category filter.', 3, 60),
    allCategories: line('The choice that filters nothing out.', 3, 40),
    otherCategory: line('Category for articles that belong to no other.', 3, 40),
    found: template('count', 'Result count; {count} becomes the number.', 60),
    noneHeading: line('Heading when nothing is found.', 3, 60),
    noneText: line('Text when nothing is found.', 10, 120),
    reset: line('The button that clears search and category.', 3, 40),
    viewCategory: template('name', 'Link to a category’s articles; {name} becomes its name.', 60),
    pagination: z
      .strictObject({
        label: line('Name of the pagination.', 3, 60),
        page: template('page', 'Name of a page link; {page} becomes its number.', 40),
        previous: line('Previous page.', 3, 40),
        next: line('Next page.', 3, 40),
      })
      .meta({ description: 'Pagination.', typeName: 'PaginationCopy' }),
    plainList: line('Link to the list of all articles for browsers without scripts; also its heading.', 5, 60),
    loading: line('Shown while the list of articles loads.', 5, 60),
    loadFailed: line('Shown if it can’t load.', 10, 120),
    retry: line('Button that loads the list again.', 3, 40),
    crisisSearch: z
      .strictObject({
        announcement: line('What screen readers say when the help appears.', 10, 120),
        words: z
          .array(
            line(
              'A word or phrase in English, Hindi or Hindi in Latin letters; an asterisk at the end of a word stands for any ending.',
              3,
              60,
              { searchTerm: true },
            ),
          )
          .min(1)
          .max(300)
          .meta({ description: 'A search for one of them shows the crisis help; visitors never see the list.' }),
      })
      .meta({
        description: 'Searches about suicide or self-harm, which show the crisis help above the results.',
        typeName: 'CrisisSearch',
      }),
  })
  .meta({ description: 'Texts of the article list.', typeName: 'ArticleListPage' });
