import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsSkusQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { rowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import type { SheetGoods, SheetSku } from '@shiji/contract/catalog/sku-sheet.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { useEffect, useMemo, useState } from 'react'
import { ChangesDialog } from './changes-dialog.tsx'
import { SheetAdjust } from './sheet-adjust.tsx'
import { SheetBar } from './sheet-bar.tsx'
import {
  adjusted,
  cellKey,
  cellsIn,
  type FigureChange,
  figureOf,
  SHEET_FIELDS,
  type SheetField,
  textOf,
} from './sheet-cells.ts'
import { skuName } from './sheet-row.tsx'
import { SheetSearch } from './sheet-search.tsx'
import { SheetTable } from './sheet-table.tsx'
import { useCellBlock } from './use-cell-block.ts'
import { seenWith, shownSkus, usePriceSheet } from './use-price-sheet.ts'

const PER_PAGE = 20
const NO_GOODS: readonly SheetGoods[] = []

/** What the address of the sheet asks for. */
interface Asked {
  readonly page: number
  readonly name: string
  /** Ids of chosen goods, joined by commas; '' for all. */
  readonly ids: string
}

function askedBy(search: string): Asked {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  const ids = params.get('ids') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    name: params.get('name') ?? '',
    ids: /^\d{1,16}(,\d{1,16})*$/.test(ids) ? ids : '',
  }
}

/** Prices and stock of many goods as one sheet: rows that open to SKUs, cells like a spreadsheet's, and one save. */
export function PriceSheet() {
  const say = useText('price_sheet', 'common')
  const locale = useLocale()
  const { path, search, go } = usePageAddress()
  const asked = askedBy(search)
  const { page, name, ids } = asked
  const mayCount = useHeldPermissions()('stock.update')
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
  const sheet = usePriceSheet(seen)
  const [openGoods, setOpenGoods] = useState<ReadonlySet<number>>(new Set())
  const byId = useMemo(() => new Map(now.map(goods => [goods.goods_id, goods])), [now])
  const shown = useMemo(() => shownSkus(now, openGoods), [now, openGoods])
  const cells = useCellBlock(shown, sheet.edits, sheet.write)
  const [looking, setLooking] = useState(false)
  const fields: readonly SheetField[] = mayCount ? SHEET_FIELDS : SHEET_FIELDS.filter(field => field !== 'stock')
  const address = (change: Partial<Asked>) => {
    const { page, name, ids } = { ...asked, page: 1, ...change }
    const params = new URLSearchParams({
      ...(name === '' ? {} : { name }),
      ...(ids === '' ? {} : { ids }),
      ...(page === 1 ? {} : { page: String(page) }),
    })
    const query = params.toString()
    go(query === '' ? path : `${path}?${query}`, { replace: true })
  }
  const toggle = (id: number) =>
    setOpenGoods(before =>
      before.has(id) ? new Set([...before].filter(each => each !== id)) : new Set([...before, id]),
    )
  const many = now.filter(goods => goods.skus.length > 1).map(goods => goods.goods_id)
  const areOpen = many.every(id => openGoods.has(id))
  const nameOf = ({ sku, goodsId }: FigureChange) => {
    const goodsName = names.get(goodsId) ?? ''
    const own = skuName(sku, goodsName, locale)
    return own === goodsName ? goodsName : `${goodsName} · ${own}`
  }
  if (list.isError && rows.length === 0) return <ErrorState onRetry={() => void list.refetch()} />
  if (list.isLoading) return <LoadingState />
  const isFiltered = name !== '' || ids !== ''
  return (
    <chakra.div display="grid" gap="4" minW="0">
      <SheetSearch
        key={name}
        name={name}
        chosen={ids === '' ? 0 : ids.split(',').length}
        onName={typed => address({ name: typed })}
        onAll={() => address({ ids: '' })}
      >
        {many.length > 0 && (
          <Button onClick={() => setOpenGoods(new Set(areOpen ? [] : many))}>
            {say(areOpen ? 'price_sheet.close_all' : 'price_sheet.open_all')}
          </Button>
        )}
      </SheetSearch>
      {rows.length === 0 ? (
        isFiltered ? (
          <NoMatchState />
        ) : (
          <EmptyState />
        )
      ) : (
        <>
          <SheetAdjust
            chosen={cells.isMany && cells.block !== undefined ? cellsIn(shown, cells.block).flat().length : 0}
            fields={fields}
            onAdjust={(field, how, rounding) => {
              const targets: (readonly [SheetSku, SheetField])[] =
                cells.isMany && cells.block !== undefined
                  ? cellsIn(shown, cells.block).flat()
                  : rows
                      .filter(row => row.actions.includes('update'))
                      .flatMap(row => byId.get(row.id)?.skus ?? [])
                      .map(sku => [sku, field] as const)
              sheet.write(
                targets
                  .filter(([, each]) => fields.includes(each) && (each === 'stock') === (field === 'stock'))
                  .map(([sku, each]) => {
                    const typed = figureOf(each, sheet.edits.get(cellKey(sku.id, each)) ?? '')
                    const value = sheet.edits.has(cellKey(sku.id, each)) ? typed : sku[each]
                    return [sku.id, each, textOf(each, adjusted(each, value ?? sku[each], how, rounding))] as const
                  }),
              )
            }}
          />
          <SheetTable
            rows={rows}
            goods={byId}
            shown={shown}
            openGoods={openGoods}
            onOpen={toggle}
            sheet={sheet}
            cells={cells}
            mayCount={mayCount}
          />
          <Pagination
            page={page}
            perPage={PER_PAGE}
            total={list.data?.total ?? 0}
            onPage={next => address({ page: next })}
            short
          />
        </>
      )}
      <SheetBar sheet={sheet} onLook={() => setLooking(true)} />
      <ChangesDialog
        open={looking}
        changes={sheet.changes}
        nameOf={nameOf}
        saving={sheet.saving}
        onSave={() => void sheet.save().then(() => setLooking(false))}
        onClose={() => setLooking(false)}
      />
    </chakra.div>
  )
}

/** Names of all goods that were shown since the page opened. */
function useNames(rows: readonly GoodsRow[]): ReadonlyMap<number, string> {
  const locale = useLocale()
  const [seen, setSeen] = useState<ReadonlyMap<number, GoodsRow>>(new Map())
  useEffect(() => setSeen(before => new Map([...before, ...rows.map(row => [row.id, row] as const)])), [rows])
  return useMemo(() => new Map([...seen].map(([id, row]) => [id, inLanguage(row, 'name', locale)])), [seen, locale])
}
