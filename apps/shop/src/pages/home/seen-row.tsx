import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useState } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { clearVisited, readVisited } from '../../site/goods/visited.ts'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Section } from '../../site/page/section.tsx'

/** Recently viewed goods on this device; they can be cleared. */
export function SeenRow() {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const [seen, setSeen] = useState(readVisited)
  if (seen.length === 0) return null
  const clear = () => {
    clearVisited()
    setSeen([])
  }
  return (
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
      >
        {seen.map(goods => (
          <chakra.li key={goods.id} flex="0 0 112px">
            <UiLink href={goodsPath(goods.id)} display="block">
              <Plate src={fileUrl(goods.image, 400)} alt="" seed={goods.id} />
              <chakra.span display="block" textStyle="xs" mt="1.5" truncate>
                {pick(goods.name, goods.name_en)}
              </chakra.span>
              <Price fen={goods.price} />
            </UiLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
