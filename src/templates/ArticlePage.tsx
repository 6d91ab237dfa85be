import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';

export default function ArticlePage({ data: { article } }: PageProps<Queries.ArticlePageQuery>) {
  if (!article) return null;
  return (
    <>
      <PageHead title={article.title} description={article.description} path={article.link} />
      <h1>{article.title}</h1>
    </>
  );
}

export const query = graphql`
  query ArticlePage($slug: String!) {
    article(slug: { eq: $slug }) {
      title
      description
      link
      mainCategory
      readMinutes
      author { name }
      dateText
      relatedArticles { title }
      labels { like }
    }
  }
`;
