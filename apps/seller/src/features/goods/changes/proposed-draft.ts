import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import { type GoodsDraft, toDraft } from '../draft/goods-draft.ts'
import type { SkuCell } from '../skus/sku-matrix.ts'

/** Goods as the form opens them: the values of the open change on top of the version that is sold. */
export function toProposedDraft(goods: GoodsForm): GoodsDraft {
  const values = goods.change?.values
  if (values === undefined) return toDraft(goods)
  const { skus, ...texts } = values
  const sold = new Map(goods.skus.map(sku => [sku.id, sku]))
  const draft = toDraft({
    ...goods,
    ...texts,
    ...(skus === undefined
      ? {}
      : { skus: skus.map((row, at) => ({ ...figuresOf(row, at, sold), value_index: row.value_index })) }),
  })
  return { ...draft, matrix: { ...draft.matrix, cells: mapValues(draft.matrix.cells, withoutOwnId) } }
}

type ProposedSku = NonNullable<NonNullable<GoodsForm['change']>['values']['skus']>[number]

/** A SKU that is sold shows what it is sold for now; a proposed one has an id of this page only. */
const figuresOf = (row: ProposedSku, at: number, sold: ReadonlyMap<number, GoodsForm['skus'][number]>) =>
  sold.get(row.id ?? 0) ?? {
    id: -1 - at,
    name: '',
    name_en: '',
    image: row.image ?? '',
    price: row.price,
    market_price: row.market_price ?? 0,
    stock: row.stock,
    reserved: 0,
    weight: row.weight ?? 0,
    code: row.code ?? '',
  }

function withoutOwnId(cell: SkuCell): SkuCell {
  if (cell.id === undefined || cell.id > 0) return cell
  const { id: _, stock_was: __, ...rest } = cell
  return rest
}

const mapValues = <T>(record: Readonly<Record<string, T>>, map: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
