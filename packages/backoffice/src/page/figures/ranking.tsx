import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { PlainTable } from './plain-table.tsx'
import { dayBefore, rowsBehind, SOLD } from './rows-behind.ts'
import { ShownFigure } from './shown-figure.tsx'

/** Period of rankings, as the server counts it. */
const DAYS = 30

export interface RankedRow {
  readonly id: number
  readonly name: string
  /** Pieces, orders …; absent if this person may not see them. */
  readonly count?: number | undefined
  /** fen; absent if this person may not see money. */
  readonly amount?: number | undefined
  /** Filter for the orders behind it; time and sold state are added. */
  readonly search: Readonly<Record<string, string>>
}

export interface RankingProps {
  /** Accessible name of the table. */
  readonly name: string
  /** What is ranked. */
  readonly ranked: string
  /** What is counted of it. */
  readonly counted: string
  /** Best first. */
  readonly rows: readonly RankedRow[]
  /** Current shop day, 'YYYY-MM-DD'; while unknown, figures have no links. */
  readonly today: string | undefined
}

/** Best sellers by name, count and amount; each figure links to the orders behind it, if this person may see them. */
export function Ranking({ name, ranked, counted, rows, today }: RankingProps) {
  const say = useText('dashboard')
  const mayLook = useHeldPermissions()('order.view')
  if (rows.length === 0) return <EmptyState extent="inline" />
  const since = mayLook && today !== undefined ? `${dayBefore(today, DAYS)} 00:00:00|ngt` : undefined
  const amount = say('dashboard.amount')
  const shown = {
    count: rows.some(row => row.count !== undefined),
    amount: rows.some(row => row.amount !== undefined),
  }
  return (
    <PlainTable
      name={name}
      head={[ranked, ...(shown.count ? [counted] : []), ...(shown.amount ? [amount] : [])]}
      rows={rows.map(row => {
        const href =
          since === undefined ? undefined : rowsBehind('/orders', { ...row.search, ...SOLD, pay_time: since })
        return {
          id: row.id,
          cells: [
            row.name,
            ...(row.count === undefined
              ? []
              : [<ShownFigure key="count" value={row.count} label={`${row.name} ${counted}`} href={href} />]),
            ...(row.amount === undefined
              ? []
              : [
                  <ShownFigure
                    key="amount"
                    value={row.amount}
                    unit="money"
                    label={`${row.name} ${amount}`}
                    href={href}
                  />,
                ]),
          ],
        }
      })}
    />
  )
}
