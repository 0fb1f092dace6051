import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { skuPlace } from '../faults/problem-places.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { useClassOffer } from '../sections/use-class-offer.ts'
import { AxisCard } from './axis-card.tsx'
import { SkuFill } from './sku-fill.tsx'
import {
  addAxis,
  addSpec,
  countWithSpec,
  fillColumn,
  isTooMany,
  lostRows,
  rowName,
  type SkuCell,
  type SkuField,
  type SkuMatrix,
  type SkuRow,
  skuRows,
} from './sku-matrix.ts'
import { SkuTable } from './sku-table.tsx'

const ConfirmDialog = onDemand(() =>
  import('@shiji/ui/common/confirm-dialog/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

type Alter = (matrix: SkuMatrix) => SkuMatrix

/** What SKUs differ by, and price, stock and the rest of each of them. */
export function SkusSection() {
  const say = useText('goods', 'common')
  const locale = useLocale()
  const { draft, problems, change, onProblem, readOnly, upload } = useGoodsParts()
  const { matrix } = draft
  const specs = useClassOffer()?.offer.specs ?? []
  const rows = useMemo(() => skuRows(matrix), [matrix])
  const [removal, setRemoval] = useState<{ readonly alter: Alter; readonly lost: readonly SkuRow[] }>()
  const onMatrix = useCallback(
    (alter: Alter, about = 'skus') => change(now => ({ ...now, matrix: alter(now.matrix) }), about),
    [change],
  )
  const onFill = (field: SkuField, value: SkuCell[SkuField], onlyEmpty: boolean) => {
    const filled = rows.filter(row => !onlyEmpty || row.cell[field] === undefined)
    const about = new Set(filled.map(row => skuPlace(row.key, field)))
    change(
      now => ({ ...now, matrix: fillColumn(now.matrix, { [field]: value }, { onlyEmpty }) }),
      place => about.has(place),
    )
  }
  const latest = useRef(matrix)
  useEffect(() => {
    latest.current = matrix
  })
  const onRemove = useCallback(
    (alter: Alter) => {
      const lost = lostRows(latest.current, alter(latest.current)).filter(
        ({ cell }) => (cell.stock_was ?? 0) > 0 || (cell.reserved ?? 0) > 0,
      )
      if (lost.length > 0) setRemoval({ alter, lost })
      else onMatrix(alter)
    },
    [onMatrix],
  )
  const wrongAxes = JSON.stringify(
    Object.fromEntries(Object.entries(problems).filter(([place]) => /^(axis|value)\./.test(place))),
  )
  return (
    <chakra.div display="grid" gap="4" minW="0">
      {!readOnly && (
        <>
          {matrix.axes.map((axis, at) => (
            <AxisCard
              key={axis.key}
              axis={axis}
              at={at}
              wrong={wrongAxes}
              upload={upload}
              onMatrix={onMatrix}
              onRemove={onRemove}
            />
          ))}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" data-field="axes">
            {matrix.axes.length < LIMITS.goods.axes && (
              <Button size="sm" onClick={() => onMatrix(addAxis)}>
                {say('goods.add_axis')}
              </Button>
            )}
            {matrix.axes.length < LIMITS.goods.axes &&
              specs
                .filter(spec => matrix.axes.every(axis => axis.name !== spec.name))
                .map(spec => (
                  <Button
                    key={spec.id}
                    size="sm"
                    look="ghost"
                    disabled={isTooMany(countWithSpec(matrix, spec))}
                    onClick={() => onMatrix(now => addSpec(now, spec))}
                  >
                    {say('goods.use_spec', { name: inLanguage(spec, 'name', locale) })}
                  </Button>
                ))}
            <chakra.span textStyle="xs" color="fg.muted" flex="1" minW="200px">
              {say('goods.axes_hint', { most: LIMITS.goods.axes })}
            </chakra.span>
          </chakra.div>
        </>
      )}
      {rows.length > 1 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {say('goods.sku_count', { count: rows.length })}
        </chakra.p>
      )}
      {rows.length > 1 && !readOnly && <SkuFill onFill={onFill} problem={problems.fill} onProblem={onProblem} />}
      <chakra.div data-field="skus" data-wrong={'skus' in problems}>
        {problems.skus !== undefined && (
          <chakra.p role="alert" mb="2" textStyle="sm" fontWeight="medium" color="status.danger.fg">
            {problems.skus}
          </chakra.p>
        )}
        <SkuTable rows={rows} problems={problems} onMatrix={onMatrix} onProblem={onProblem} readOnly={readOnly} />
      </chakra.div>
      {!readOnly && <SkuHint many={rows.length > 1} />}
      <WhenWanted wanted={removal !== undefined}>
        <ConfirmDialog
          open={removal !== undefined}
          danger
          title={say('goods.remove_stocked_title')}
          text={say('goods.remove_stocked')}
          confirmLabel={say('common.delete')}
          onCancel={() => setRemoval(undefined)}
          onConfirm={() => {
            if (removal !== undefined) onMatrix(removal.alter)
            setRemoval(undefined)
          }}
        >
          <chakra.ul ps="4" listStyle="disc" maxH="200px" overflowY="auto">
            {removal?.lost.map(row => (
              <li key={row.key}>{rowName(row, locale)}</li>
            ))}
          </chakra.ul>
        </ConfirmDialog>
      </WhenWanted>
    </chakra.div>
  )
}

/** What to know about figures before typing them. */
function SkuHint({ many }: { readonly many: boolean }) {
  const say = useText('goods', 'goods_form')
  return (
    <chakra.p textStyle="xs" color="fg.muted">
      {many && `${say('goods_form.paste_hint')} `}
      {say('goods.stock_hint')}
    </chakra.p>
  )
}
