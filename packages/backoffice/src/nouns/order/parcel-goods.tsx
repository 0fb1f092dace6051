import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { NumberInput } from '@shiji/ui/backoffice/number-input/number-input.tsx'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { inLanguage } from '../../page/declaration/in-language.ts'
import { type ParcelDraft, type ParcelProblem, waitingLines, waitingOf } from './parcel-draft.ts'

interface ParcelGoodsProps {
  readonly order: Pick<OrderRow, 'order_goods'>
  readonly parcel: ParcelDraft
  /** Other parcels of the order that are being typed: their pieces are proposed no second time. */
  readonly others: readonly ParcelDraft[]
  readonly problem: ParcelProblem | undefined
  readonly onChange: (parcel: ParcelDraft) => void
}

/** What goes into a parcel: all that waits, or a number of pieces per line. Nothing to choose for a single piece. */
export function ParcelGoods({ order, parcel, others, problem, onChange }: ParcelGoodsProps) {
  const say = useText('order')
  const locale = useLocale()
  const lines = waitingLines(order)
  if (lines.reduce((sum, line) => sum + waitingOf(line), 0) < 2) return null
  const { goods } = parcel
  const rest = () =>
    Object.fromEntries(
      lines.map(line => {
        const taken = others.reduce((sum, other) => sum + (other.goods?.[line.id] ?? 0), 0)
        return [line.id, Math.max(0, waitingOf(line) - taken)]
      }),
    )
  return (
    <chakra.div display="grid" gap="2">
      {goods === undefined ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {say('order.parcel_rest')}
        </chakra.p>
      ) : (
        lines.map(line => (
          <Field
            key={line.id}
            label={[inLanguage(line, 'goods_name', locale), inLanguage(line, 'sku_name', locale)].join(' ').trim()}
            error={problem?.pieces?.[line.id]}
          >
            <NumberInput
              value={goods[line.id]}
              unit={say('order.of_pieces', { count: waitingOf(line) })}
              onValue={pieces => onChange({ ...parcel, goods: { ...goods, [line.id]: pieces } })}
            />
          </Field>
        ))
      )}
      {problem?.goods !== undefined && (
        <chakra.p role="alert" textStyle="sm" fontWeight="medium" color="status.danger.fg">
          {problem.goods}
        </chakra.p>
      )}
      <chakra.div>
        <Button
          size="sm"
          minH={{ base: '44px', md: 'control-sm' }}
          onClick={() => onChange({ ...parcel, goods: goods === undefined ? rest() : undefined })}
        >
          {say(goods === undefined ? 'order.parcel_choose' : 'order.parcel_all')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
