import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useName } from '../../site/names.ts'

export interface StoreClassesProps {
  readonly store: StoreInfo
  /** The search that is shown. */
  readonly search: GoodsSearch
  /** Address of another search in the store. */
  readonly addressOf: (search: GoodsSearch) => string
}

/** The classes that a store has goods in, with their numbers; a store with one class has no such line. */
export function StoreClasses({ store, search, addressOf }: StoreClassesProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  if (store.classes.length < 2) return null
  const whole = { id: undefined, name: say('shop_goods.store_class_all'), count: store.goods_count }
  const classes = store.classes.map(each => ({ id: each.id, name: pick(each.name, each.name_en), count: each.count }))
  return (
    <chakra.nav aria-label={say('shop_goods.store_classes')} mb="4">
      <chakra.ul
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        gap="2"
        mx={{ base: '-3', md: '0' }}
        px={{ base: '3', md: '0' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollbarWidth="none"
      >
        {[whole, ...classes].map(({ id, name, count }) => {
          const isHere = search.class_id === id
          return (
            <chakra.li key={id ?? 'all'} flexShrink="0">
              <UiLink
                href={addressOf(id === undefined ? {} : { class_id: id })}
                aria-current={isHere ? 'page' : undefined}
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                h={{ base: '44px', md: '40px' }}
                px="4"
                borderRadius="full"
                textStyle="md"
                whiteSpace="nowrap"
                bg={isHere ? 'bg.inverted' : 'bg.surface'}
                color={isHere ? 'fg.inverted' : 'fg'}
              >
                {name}{' '}
                <chakra.span textStyle="xs" color={isHere ? 'inherit' : 'fg.muted'} data-tabular>
                  {formatNumber(count, locale)}
                </chakra.span>
              </UiLink>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.nav>
  )
}
