import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { PricedGoods } from '@shiji/contract/catalog/desk/bulk.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** SKUs that the preview lists; more are counted. */
const SHOWN = 200

/** The SKUs of many goods with their old and new prices; what cannot be saved comes first. */
export function PricedSkus({ preview: { rows } }: { readonly preview: PricedGoods }) {
  const say = useText('goods', 'records')
  const locale = useLocale()
  const wrong = rows.filter(row => row.problem !== null)
  // What cannot be saved comes first.
  const listed = [...wrong, ...rows.filter(row => row.problem === null)]
  const changed = rows.filter(row => row.before !== row.after).length
  return (
    <>
      {wrong.length > 0 && (
        <chakra.p role="alert" mb="2" textStyle="sm" color="status.danger.fg">
          {say('goods.price_problems', { count: wrong.length })}
        </chakra.p>
      )}
      <chakra.p mb="2" textStyle="sm" color="fg.muted">
        {say('goods.price_rows', { count: rows.length, changed })}
      </chakra.p>
      <PlainTable
        name={say('records.goods_price_set')}
        head={[say('records.sku'), say('goods.price_before'), say('goods.price_after')]}
        rows={listed.slice(0, SHOWN).map(row => ({
          id: row.sku_id,
          cells: [
            [inLanguage(row, 'name', locale), inLanguage(row, 'sku_name', locale)].filter(Boolean).join(' · '),
            formatMoney(row.before, locale),
            row.problem !== null ? (
              <chakra.span color="status.danger.fg">{say(`goods.price_problem.${row.problem}`)}</chakra.span>
            ) : row.before === row.after ? (
              say('goods.price_same')
            ) : (
              formatMoney(row.after, locale)
            ),
          ],
        }))}
      />
      {listed.length > SHOWN && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {say('goods.price_more', { count: listed.length - SHOWN })}
        </chakra.p>
      )}
    </>
  )
}
