import { chakra } from '@chakra-ui/react/styled-system'
import { type catalogBackOfficeApi, useAdjustStockMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { isCut, refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { countRules } from '@shiji/backoffice/page/declaration/count-rules.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useMemo, useState } from 'react'

type Goods = (typeof catalogBackOfficeApi)['endpoints']['getGoodsForm']['Types']['ResultType']

const nameOf = (id: number): string => `sku_${id}`
const stockOf = (goods: Goods): ReadonlyMap<number, number> => new Map(goods.skus.map(sku => [sku.id, sku.stock]))

interface StockFormProps {
  readonly goods: Goods
  /** Reloads the stock from the server. */
  readonly look: () => Promise<Goods | undefined>
  readonly onDirty: (dirty: boolean) => void
  readonly onClose: () => void
}

/**
 * A figure for each SKU; changed ones are sent one after the other, each with its previous stock, so that orders in between still count. A refused
 * one stays with its reason, and those before it are saved.
 */
export function StockForm({ goods, look, onDirty, onClose }: StockFormProps) {
  const say = useText('records')
  const locale = useLocale()
  const [adjust] = useAdjustStockMutation()
  // Input stays when the list reloads after the first save.
  const [first] = useState(goods)
  const [standing, setStanding] = useState(() => stockOf(goods))
  const fields = useMemo<readonly FormField[]>(
    () =>
      first.skus.map(sku => ({
        type: 'number',
        name: nameOf(sku.id),
        label: inLanguage(sku, 'name', locale) || say('records.stock'),
        hint: say('records.stock_reserved', { count: sku.reserved }),
        required: true,
      })),
    [first, locale, say],
  )
  const initial = useMemo<FormValues>(
    () => Object.fromEntries(first.skus.map(sku => [nameOf(sku.id), sku.stock])),
    [first],
  )
  const rules = useMemo(() => countRules(Object.keys(initial), say), [initial, say])
  const submit = async (values: FormValues): Promise<SubmitRefusal | undefined> => {
    const known = new Map(standing)
    for (const { id } of first.skus) {
      const stock = Number(values[nameOf(id)])
      const before = known.get(id) ?? 0
      if (stock === before) continue
      const { error } = await adjust({ goods_id: first.id, sku_id: id, stock, stock_was: before })
      if (error === undefined) {
        known.set(id, stock)
        continue
      }
      // An interrupted call may have been carried out; the next try starts from the current stock.
      const fresh = isCut(error) ? await look() : undefined
      setStanding(fresh === undefined ? known : stockOf(fresh))
      const { fields: wrong, message } = refusalOf(error, say)
      return {
        ...(wrong?.stock === undefined ? {} : { fields: { [nameOf(id)]: wrong.stock } }),
        ...(message === undefined ? {} : { message }),
      }
    }
    toast.success(say('error.operation_successful'))
    onClose()
    return undefined
  }
  return (
    <>
      <chakra.p mb="4">{inLanguage(first, 'name', locale)}</chakra.p>
      <FormRenderer
        fields={fields}
        initial={initial}
        schema={rules}
        labelWidth="140px"
        onSubmit={submit}
        onCancel={onClose}
        onDirty={onDirty}
      />
    </>
  )
}
