import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import type { SheetGoods, SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Fragment, useCallback, useRef } from 'react'
import { cellKey, SHEET_FIELDS, type SheetField } from './sheet-cells.ts'
import { SheetGoodsRow } from './sheet-goods-row.tsx'
import { asLine, FIELD_TEXT, SheetRow, skuName } from './sheet-row.tsx'
import type { CellBlock } from './use-cell-block.ts'
import type { PriceSheet } from './use-price-sheet.ts'

export interface SheetTableProps {
  readonly rows: readonly GoodsRow[]
  readonly goods: ReadonlyMap<number, SheetGoods>
  /** SKUs that are rows now, in order. */
  readonly shown: readonly SheetSku[]
  readonly openGoods: ReadonlySet<number>
  readonly onOpen: (goodsId: number) => void
  readonly sheet: PriceSheet
  readonly cells: CellBlock
  readonly mayCount: boolean
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& :is(th, td)': { textAlign: 'start', verticalAlign: 'top', p: '2' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', whiteSpace: 'nowrap', bg: 'bg.sunken' },
    '& tbody tr': { borderBottomWidth: '1px' },
    '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere', minW: { md: '220px' } },
    '& td': { minW: { md: '130px' }, maxW: { md: '180px' } },
    '& td[data-edited]': { bg: 'status.warning.subtle' },
    '& td[data-chosen]': { boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
    // On a phone each SKU is a card, its figures side by side under their names.
    mdDown: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', py: '2' },
      '& tbody th': { gridColumn: '1 / -1' },
      '& td': { px: '1' },
      '& td[data-label]::before': { content: 'attr(data-label)', display: 'block', color: 'fg.muted', textStyle: 'xs' },
      '& td[data-range]': { gridColumn: '1 / -1' },
    },
  },
})

const within = (at: number, a: number, b: number): boolean => at >= Math.min(a, b) && at <= Math.max(a, b)

/** Goods with their SKUs and figures: rows of goods with several SKUs open, all others are rows themselves. */
export function SheetTable({ rows, goods, shown, openGoods, onOpen, sheet, cells, mayCount }: SheetTableProps) {
  const say = useText('price_sheet', 'records')
  const locale = useLocale()
  const { edits, problems, write } = sheet
  const writing = useRef(write)
  writing.current = write
  const onText = useCallback((id: number, field: SheetField, text: string) => writing.current([[id, field, text]]), [])
  const places = new Map(shown.map((sku, at) => [sku.id, at]))
  const chosenIn = (at: number): string => {
    const { block, isMany } = cells
    if (block === undefined || !isMany || !within(at, block.from[0], block.to[0])) return ''
    return SHEET_FIELDS.map((_, column) => column)
      .filter(column => within(column, block.from[1], block.to[1]))
      .join('')
  }
  const row = (sku: SheetSku, goodsRow: GoodsRow, name: string) => {
    const at = places.get(sku.id) ?? 0
    const keys = SHEET_FIELDS.map(field => cellKey(sku.id, field))
    return (
      <SheetRow
        key={sku.id}
        sku={sku}
        name={name}
        at={at}
        typed={keys.map(key => asLine(edits.get(key))).join('\n')}
        wrong={keys.map(key => problems.get(key) ?? '').join('\n')}
        chosen={chosenIn(at)}
        open={openFields(goodsRow, mayCount)}
        onText={onText}
      />
    )
  }
  return (
    <chakra.div overflowX={{ md: 'auto' }} borderWidth={{ md: '1px' }} borderRadius="md">
      <Table aria-label={say('price_sheet.title')} {...cells.listeners}>
        <thead>
          <tr>
            <th scope="col">{say('records.goods')}</th>
            {SHEET_FIELDS.map(field => (
              <th key={field} scope="col">
                {say(FIELD_TEXT[field])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(goodsRow => {
            const skus = goods.get(goodsRow.id)?.skus ?? []
            const name = inLanguage(goodsRow, 'name', locale)
            const [only] = skus
            if (only !== undefined && skus.length === 1) return row(only, goodsRow, name)
            const isOpen = openGoods.has(goodsRow.id)
            return (
              <Fragment key={goodsRow.id}>
                <SheetGoodsRow
                  goods={goodsRow}
                  name={name}
                  skus={skus}
                  open={isOpen}
                  onOpen={() => onOpen(goodsRow.id)}
                />
                {isOpen && skus.map(sku => row(sku, goodsRow, skuName(sku, name, locale)))}
              </Fragment>
            )
          })}
        </tbody>
      </Table>
    </chakra.div>
  )
}

const ALL: readonly SheetField[] = SHEET_FIELDS
const PRICES: readonly SheetField[] = ['price', 'market_price']
const NONE: readonly SheetField[] = []

const openFields = ({ actions }: GoodsRow, mayCount: boolean): readonly SheetField[] =>
  actions.includes('update') ? (mayCount ? ALL : PRICES) : NONE
