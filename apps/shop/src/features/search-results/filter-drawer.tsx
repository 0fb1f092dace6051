import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Drawer } from '@shiji/ui/common/drawer/drawer.tsx'
import { Facets, type FacetsProps } from './facets.tsx'
import { filtersOf, withoutFilters } from './search-change.ts'

export interface FilterDrawerProps extends FacetsProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onSearch: (search: GoodsSearch) => void
}

/** The filters on phones: the list behind updates at once, and the button shows the number of results. */
export function FilterDrawer({ open, onClose, onSearch, ...facets }: FilterDrawerProps) {
  const say = useText('shop_goods', 'common')
  const locale = useLocale()
  const { search, data, fixed } = facets
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={say('shop_goods.filter_title')}
      footer={
        <chakra.div display="grid" gridTemplateColumns="auto 1fr" gap="2" w="full">
          <Button
            size="lg"
            disabled={filtersOf(search, fixed).length === 0}
            onClick={() => onSearch(withoutFilters(search, fixed))}
          >
            {say('common.reset')}
          </Button>
          <Button size="lg" look="solid" onClick={onClose}>
            {say('shop_goods.filter_show', { count: data.total, shown: formatNumber(data.total, locale) })}
          </Button>
        </chakra.div>
      }
    >
      <Facets {...facets} />
    </Drawer>
  )
}
