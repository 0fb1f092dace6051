import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Drawer } from '@shiji/ui/common/drawer/drawer.tsx'
import { Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { useDeferredValue } from 'react'
import { Facets, type FacetsProps } from './facets.tsx'
import { chosenIn, type FilterKey, withoutAll } from './search-change.ts'

export interface FilterDrawerProps extends FacetsProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The results of the last choice are still on their way. */
  readonly counting: boolean
  /** Filters that are not reset here. */
  readonly about: readonly FilterKey[]
  readonly onSearch: (search: GoodsSearch) => void
}

/**
 * The filters on phones: each choice takes effect at once and is in the address, so closing loses nothing; the button
 * shows the number of results.
 */
export function FilterDrawer({ open, onClose, counting, about, onSearch, ...facets }: FilterDrawerProps) {
  const say = useText('shop_goods', 'common')
  const locale = useLocale()
  const { search, data } = facets
  // A tap answers with the drawer; its hundred values are drawn in the next moment.
  const opened = useDeferredValue(open, false)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={say('shop_goods.filter_title')}
      footer={
        <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap="2" w="full">
          <Button
            size="lg"
            disabled={chosenIn(search, about).length === 0}
            onClick={() => onSearch(withoutAll(search, about))}
          >
            {say('common.reset')}
          </Button>
          <Button size="lg" look="solid" onClick={onClose} aria-live="polite" aria-busy={counting}>
            {counting
              ? say('shop_goods.filter_counting')
              : say('shop_goods.filter_show', { count: data.total, shown: formatNumber(data.total, locale) })}
          </Button>
        </chakra.div>
      }
    >
      {opened ? (
        <Facets {...facets} />
      ) : (
        <Skeletons>
          <SkeletonText lines={12} />
        </Skeletons>
      )}
    </Drawer>
  )
}
