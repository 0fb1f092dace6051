import { chakra } from '@chakra-ui/react/styled-system'
import { useCardsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useEffect, useState } from 'react'
import { thingOf } from '../../site/goods/thing.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { clearVisited, forgetVisited, readVisited } from '../../site/goods/visited.ts'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Section } from '../../site/page/section.tsx'
import { useNear } from '../../site/use-near.ts'

/** Height of the row in px, kept while it loads. */
const HEIGHT = 172

/**
 * Recently viewed goods on this device, with or without an account, at today's prices; goods that are no longer for
 * sale disappear. They can be cleared.
 */
export function SeenRow({ without }: { readonly without?: number }) {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const [seen, setSeen] = useState(() => readVisited().flatMap(({ id }) => (id === without ? [] : [id])))
  const [holder, near] = useNear()
  const { data, isError } = useCardsQuery(seen, { skip: !near || seen.length === 0 })
  useEffect(() => {
    if (data) forgetVisited(seen.filter(id => data.every(goods => goods.id !== id)))
  }, [data, seen])
  if (seen.length === 0 || isError || data?.length === 0) return null
  const clear = () => {
    clearVisited()
    setSeen([])
  }
  return (
    <div ref={holder}>
      <Section
        title={say('shop.home_seen')}
        aside={
          <Button look="plain" tone="neutral" size="sm" onClick={clear}>
            {say('shop.home_seen_clear')}
          </Button>
        }
      >
        <chakra.ul
          display="flex"
          gap="3"
          overflowX="auto"
          pb="2"
          mx={{ base: '-3', md: '0' }}
          px={{ base: '3', md: '0' }}
          tabIndex={-1}
          style={{ minHeight: HEIGHT }}
        >
          {data?.map(goods => (
            <chakra.li key={goods.id} flex="0 0 112px">
              <UiLink href={goodsPath(goods.id)} display="block" _hover={{ color: 'accent.fg' }}>
                <Plate src={fileUrl(goods.image, 160)} alt="" seed={goods.id} />
                <chakra.span display="block" textStyle="xs" mt="1.5" truncate>
                  {thingOf(goods, pick).thing}
                </chakra.span>
                <Price fen={goods.price} />
              </UiLink>
            </chakra.li>
          ))}
        </chakra.ul>
      </Section>
    </div>
  )
}
