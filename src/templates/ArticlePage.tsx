import { graphql, type PageProps } from 'gatsby';
import { htmlLang, toLanguage } from '../lib/language';
import { ArticleActions } from '../sections/ArticleActions/ArticleActions';
import { ArticleBody } from '../sections/ArticleBody/ArticleBody';
import { ArticleContents } from '../sections/ArticleContents/ArticleContents';
import { ArticleHeader } from '../sections/ArticleHeader/ArticleHeader';
import { ArticleSources } from '../sections/ArticleSources/ArticleSources';
import { Breadcrumbs } from '../sections/Breadcrumbs/Breadcrumbs';
import { CrisisHelp } from '../sections/CrisisHelp/CrisisHelp';
import { CrisisLine } from '../sections/CrisisHelp/CrisisLine';
import { RelatedArticles } from '../sections/RelatedArticles/RelatedArticles';
import { PageHead } from '../seo/PageHead';
import { articleJsonLd } from '../seo/structuredData/articleJsonLd';
import { NewTabLabel } from '../ui/Link/Link';
import { LanguageContext } from '../ui/Text/Text';
import * as styles from './ArticlePage.module.css';

/**
 * An article (ART-01, ART-02). If it speaks of suicide, the crisis help comes before the first mention and again at the
 * end (SAF-01; docs/words.md, “Suicide and self-harm”); if the title does, the numbers come before that.
 */
export default function ArticlePage({
  data: { article, clinic, navigation, sections },
}: PageProps<Queries.ArticlePageQuery>) {
  if (!article || !clinic || !navigation || !sections) return null;
  const { title, description, link, image } = article;
  const language = toLanguage(article.language);
  const crisisHelp = article.speaksOfSuicide && (
    <CrisisHelp clinic={clinic} copy={sections.crisisHelp} language={language} withChildren={article.aboutChildren} />
  );
  return (
    <LanguageContext.Provider value={language}>
      <PageHead
        {...{ title, description, language, image }}
        path={link}
        type="article"
        pageType="MedicalWebPage"
        structuredData={[articleJsonLd(article)]}
      />
      <NewTabLabel.Provider value={article.labels.newTab}>
        <article className={`${styles.article} turns`} lang={htmlLang(language)}>
          <ArticleHeader article={article}>
            {article.namesSuicide && <CrisisLine clinic={clinic} copy={sections.crisisHelp} language={language} />}
            <Breadcrumbs link={link} navigation={navigation} />
          </ArticleHeader>
          <div className={`${styles.column} turns`}>
            {crisisHelp}
            <ArticleContents article={article} />
            <ArticleBody article={article} />
            {crisisHelp}
            <ArticleActions article={article} />
            <ArticleSources article={article} />
          </div>
        </article>
      </NewTabLabel.Provider>
      <RelatedArticles article={article} crisisHelp={{ clinic, copy: sections.crisisHelp }} />
    </LanguageContext.Provider>
  );
}

export const query = graphql`
  query ArticlePage($slug: String!) {
    article(slug: { eq: $slug }) {
      title
      description
      link
      language
      speaksOfSuicide
      namesSuicide
      aboutChildren
      labels {
        newTab
      }
      image {
        ...SharePicture
      }
      author {
        slug
      }
      ...ArticleHeaderContent
      ...ArticleContentsParts
      ...ArticleBodyContent
      ...ArticleActionsContent
      ...ArticleSourcesContent
      ...RelatedArticlesContent
    }
    clinic {
      ...CrisisHelpClinic
    }
    navigation {
      ...BreadcrumbsNavigation
    }
    sections {
      crisisHelp {
        ...CrisisHelpCopy
      }
    }
  }
`;
