import type { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { inLanguage } from '../../page/declaration/in-language.ts'
import { namedColumn } from '../../page/declaration/named-column.ts'
import type { DetailOf } from '../../page/declaration/page-parts.ts'
import { PlainTable } from '../../page/figures/plain-table.tsx'

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Content of the view dialog of goods: names, class and brand, prices, SKUs with stock, review. */
export const goodsDetails = ({ say, locale }: Tools): DetailOf<typeof sellerGoodsCall>[] => [
  { id: 'image', title: say('records.image'), kind: 'image' },
  namedColumn('name', say('records.goods'), locale),
  namedColumn('subname', say('records.subname'), locale),
  { id: 'goods_no', title: say('records.goods_no') },
  namedColumn('store_name', say('records.store'), locale),
  namedColumn('class_name', say('records.class'), locale),
  namedColumn('brand_name', say('records.brand'), locale),
  { id: 'price', title: say('records.price'), kind: 'money' },
  { id: 'market_price', title: say('records.market_price'), kind: 'money' },
  {
    id: 'skus',
    title: say('records.skus'),
    render: row => (
      <PlainTable
        name={say('records.skus')}
        head={[say('records.sku'), say('records.price'), say('records.stock'), say('records.reserved')]}
        rows={row.skus.map(sku => ({
          id: sku.id,
          cells: [
            inLanguage(sku, 'name', locale) || NOTHING,
            formatMoney(sku.price, locale),
            formatNumber(sku.stock, locale),
            formatNumber(sku.reserved, locale),
          ],
        }))}
      />
    ),
  },
  { id: 'sales', title: say('records.sales'), kind: 'number' },
  { id: 'shelf', title: say('records.shelf'), kind: 'status', vocabulary: 'shelf' },
  { id: 'verify', title: say('records.verify'), kind: 'status', vocabulary: 'review' },
  { id: 'refuse_info', title: say('records.refuse_info') },
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]
