import { chakra } from '@chakra-ui/react/styled-system'
import { COMPLAINTS, REVIEW_TAGS, type ReviewTag } from '@shiji/contract/order/review-tags.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

const MOST = 8

export interface ReviewTagsProps {
  /** Numbers of the product's reviews by kind. */
  readonly counts: Readonly<Record<string, number>>
  readonly onTag: (tag: ReviewTag) => void
}

/** What buyers say most, with the number of them; a press shows their reviews. */
export function ReviewTags({ counts, onTag }: ReviewTagsProps) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const said = REVIEW_TAGS.map(tag => ({ tag, count: counts[`tag_${tag}`] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
  if (said.length === 0) return null
  return (
    <chakra.ul aria-label={say('shop_goods.review_tags')} display="flex" flexWrap="wrap" gap="2" w="full">
      {said.map(({ tag, count }) => (
        <li key={tag}>
          <chakra.button
            type="button"
            onClick={() => onTag(tag)}
            h={{ base: '40px', md: '32px' }}
            px="3.5"
            borderRadius="full"
            bg={COMPLAINTS.has(tag) ? 'neutral.subtle' : 'accent.subtle'}
            color={COMPLAINTS.has(tag) ? 'fg.muted' : 'accent.fg'}
            textStyle="sm"
            cursor="pointer"
            _hover={{ textDecoration: 'underline' }}
          >
            {say(`shop_goods.review_tag.${tag}`)} <span data-tabular>{formatCount(count, locale)}</span>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}
