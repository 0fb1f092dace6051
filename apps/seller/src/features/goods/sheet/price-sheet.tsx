import { chakra } from '@chakra-ui/react/styled-system'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Pagination } from '@shiji/ui/common/pagination/pagination.tsx'
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@shiji/ui/common/state-view/states.tsx'
import { useMemo, useState } from 'react'
import { ChangesDialog } from './changes-dialog.tsx'
import { SheetAdjust } from './sheet-adjust.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { adjustedTexts, cellsIn, type FigureChange, SHEET_FIELDS, type SheetField } from './sheet-cells.ts'
import { skuName } from './sheet-row.tsx'
import { SheetSearch } from './sheet-search.tsx'
import { SheetTable } from './sheet-table.tsx'
import { useCellBlock } from './use-cell-block.ts'
import { shownSkus, usePriceSheet } from './use-price-sheet.ts'
import { type AskedSheet, addressOf, askedBy, PER_PAGE, useSheetGoods } from './use-sheet-goods.ts'

/** Prices and stock of many goods as one sheet: rows that open to SKUs, cells like a spreadsheet's, and one save. */
export function PriceSheet() {
  const say = useText('price_sheet', 'common')
  const locale = useLocale()
  const { path, search, go } = usePageAddress()
  const asked = askedBy(search)
  const { page, name, ids } = asked
  const mayCount = useHeldPermissions()('stock.update')
  const { list, rows, now, seen, names } = useSheetGoods(asked)
  const sheet = usePriceSheet(seen)
  const [openGoods, setOpenGoods] = useState<ReadonlySet<number>>(new Set())
  const byId = useMemo(() => new Map(now.map(goods => [goods.goods_id, goods])), [now])
  const shown = useMemo(() => shownSkus(now, openGoods), [now, openGoods])
  const cells = useCellBlock(shown, sheet.edits, sheet.write)
  const [looking, setLooking] = useState(false)
  const fields: readonly SheetField[] = mayCount ? SHEET_FIELDS : SHEET_FIELDS.filter(field => field !== 'stock')
  const address = (change: Partial<AskedSheet>) =>
    go(addressOf(path, { ...asked, page: 1, ...change }), { replace: true })
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
                adjustedTexts(
                  targets.filter(([, each]) => fields.includes(each)),
                  sheet.edits,
                  { field, how, rounding },
                ),
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
