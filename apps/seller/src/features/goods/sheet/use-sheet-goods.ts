import { useGoodsSkusQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { rowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import type { SheetGoods } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { useLocale } from '@shiji/i18n/react.ts'
import { useEffect, useMemo, useState } from 'react'
import { seenWith } from './use-price-sheet.ts'

/** Goods of one page of the sheet. */
export const PER_PAGE = 20

const NO_GOODS: readonly SheetGoods[] = []

/** What the address of the sheet asks for. */
export interface AskedSheet {
  readonly page: number
  readonly name: string
  /** Ids of chosen goods, joined by commas; '' for all. */
  readonly ids: string
}

/** Reads the query of an address; what is invalid counts as missing. */
export function askedBy(search: string): AskedSheet {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  const ids = params.get('ids') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    name: params.get('name') ?? '',
    ids: /^\d{1,16}(,\d{1,16})*$/.test(ids) ? ids : '',
  }
}

/** The address that asks for this. */
export function addressOf(path: string, { page, name, ids }: AskedSheet): string {
  const params = new URLSearchParams({
    ...(name === '' ? {} : { name }),
    ...(ids === '' ? {} : { ids }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}

/** The goods of one page of the sheet with their SKUs, and all that were shown since the page opened. */
export function useSheetGoods({ page, name, ids }: AskedSheet) {
  const list = useListRowsQuery({
    path: pagePath(sellerGoodsCall),
    query: {
      page,
      per_page: PER_PAGE,
      ...(name === '' ? {} : { name }),
      ...(ids === '' ? {} : { id: `${ids}|in` }),
    },
  })
  const rows = useMemo(() => (list.data ? rowsOf(sellerGoodsCall, list.data.data) : []), [list.data])
  const shownIds = useMemo(() => rows.map(row => row.id), [rows])
  const skus = useGoodsSkusQuery({ ids: shownIds }, { skip: shownIds.length === 0 })
  const now = skus.currentData ?? NO_GOODS
  const [known, setKnown] = useState<readonly SheetGoods[]>(NO_GOODS)
  useEffect(() => setKnown(before => seenWith(before, now)), [now])
  const seen = useMemo(() => seenWith(known, now), [known, now])
  const names = useNames(rows)
  return { list, rows, now, seen, names }
}

/** Names of all goods that were shown since the page opened. */
function useNames(rows: readonly GoodsRow[]): ReadonlyMap<number, string> {
  const locale = useLocale()
  const [seen, setSeen] = useState<ReadonlyMap<number, GoodsRow>>(new Map())
  useEffect(() => setSeen(before => new Map([...before, ...rows.map(row => [row.id, row] as const)])), [rows])
  return useMemo(() => new Map([...seen].map(([id, row]) => [id, inLanguage(row, 'name', locale)])), [seen, locale])
}
