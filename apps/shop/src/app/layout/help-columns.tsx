import { chakra } from '@chakra-ui/react/styled-system'
import { useHelpCentreQuery } from '@shiji/api/content/content.buyer.api.ts'
import type { ArticleColumn, ArticleLink } from '@shiji/contract/content/articles.ts'
import { articlePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { FooterColumn, FooterEntry } from './footer-column.tsx'

const mostColumns = 6
const mostLinks = 5

/** The articles of a column, including those of its sub-columns. */
const linksOf = ({ articles, children }: ArticleColumn): readonly ArticleLink[] => [
  ...articles,
  ...children.flatMap(linksOf),
]

/** The columns of the help centre in the footer; nothing while there are none. */
export function HelpColumns() {
  const pick = useName()
  const { data } = useHelpCentreQuery()
  if (data === undefined || data.columns.length === 0) return null
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' }}
      gap="8"
      mt="10"
      pt="8"
      borderTopWidth="1px"
      borderColor="border"
    >
      {data.columns.slice(0, mostColumns).map(column => (
        <FooterColumn key={column.id} title={pick(column.name, column.name_en)}>
          {linksOf(column)
            .slice(0, mostLinks)
            .map(link => (
              <FooterEntry key={link.name} href={articlePath(link.name)}>
                {pick(link.title, link.title_en)}
              </FooterEntry>
            ))}
        </FooterColumn>
      ))}
    </chakra.div>
  )
}
