import { useFreightGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useLazyListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { rowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { SourceRow, TableSource } from '@shiji/ui/backoffice/table-select/table-source.ts'
import { useMemo } from 'react'
import type { FreightTemplate } from './freight-template.ts'

/** Most goods of one call. */
const MOST = LIMITS.list.perPageMax

interface ChooseGoodsProps {
  /** The template that the goods get; closed without one. */
  readonly template: FreightTemplate | undefined
  readonly onClose: () => void
}

/** Goods of the store that one freight template delivers from now on, chosen from their table. */
export function ChooseGoods({ template, onClose }: ChooseGoodsProps) {
  const say = useText('freight', 'records', 'error')
  const source = useGoodsSource()
  const [send] = useFreightGoodsMutation()
  return (
    <ActionDialog
      key={template?.id}
      open={template !== undefined}
      title={say('freight.choose_goods_title', { name: template?.name ?? '' })}
      fields={[
        {
          type: 'table-select',
          name: 'id',
          label: say('freight.chosen_goods'),
          hint: say('freight.chosen_goods_hint'),
          source,
          multiple: true,
          required: true,
          span: 24,
        },
      ]}
      initial={{ id: [] }}
      schema={rules =>
        rules.object({
          id: rules
            .array()
            .min(1, say('error.required'))
            .max(MOST, say('error.max_items', { limit: MOST })),
        })
      }
      onSubmit={({ id }) =>
        send({
          id: Array.isArray(id) ? id.map(Number) : [],
          freight_mode: 'custom',
          freight_id: template?.id ?? null,
        }).unwrap()
      }
      onClose={onClose}
    />
  )
}

/** The goods of the store as rows to choose, found by name. */
function useGoodsSource(): TableSource {
  const say = useText('records', 'status')
  const locale = useLocale()
  const [list] = useLazyListRowsQuery()
  return useMemo(() => {
    const label = (row: SourceRow) => inLanguage(row as GoodsRow, 'name', locale)
    return {
      title: say('records.goods'),
      columns: [
        { id: 'image', title: say('records.image'), kind: 'image', width: 64 },
        { id: 'name', title: say('records.goods'), render: label },
        { id: 'goods_no', title: say('records.goods_no') },
        { id: 'price', title: say('records.price'), kind: 'money' },
        { id: 'shelf', title: say('records.shelf'), kind: 'status', vocabulary: 'shelf' },
      ],
      labelOf: label,
      load: async ({ page, perPage, typed }) => {
        const name = typed === '' ? {} : { name: typed }
        const found = await list({
          path: pagePath(sellerGoodsCall),
          query: { page, per_page: perPage, ...name },
        }).unwrap()
        return { rows: rowsOf(sellerGoodsCall, found.data), total: found.total }
      },
    }
  }, [say, locale, list])
}
