import { useEditWithdrawalsMutation, useLazyPaymentFileQuery } from '@shiji/api/finance/withdrawal.admin.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import type { WithdrawalRow, WithdrawalsEdit } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { BulkAction } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { savePaymentFile } from './save-payment-file.ts'

type Move = WithdrawalsEdit['move']

/** A move on some withdrawals that must be confirmed. */
interface Asked {
  readonly move: Move
  readonly rows: readonly WithdrawalRow[]
  /** Called with true once it is made, with false if the dialog was closed. */
  readonly onEnd?: (made: boolean) => void
}

/** What follows from a move; of large sums, that one approval is not enough. */
const hintOf = ({ move, rows }: Asked) =>
  move === 'approve' && rows.some(row => row.needs_second && row.cash_status === 'applied')
    ? ('admin.cash.approve_hint_large' as const)
    : (`admin.cash.${move}_hint` as const)

/** What the page of withdrawals offers on its rows and on a selection. */
export interface WithdrawalDesk {
  readonly rowActions: (row: WithdrawalRow) => ReactNode
  readonly bulkActions: readonly BulkAction<WithdrawalRow>[]
  readonly dialogs: ReactNode
}

const MOVES: readonly Move[] = ['approve', 'pay', 'settle', 'refuse', 'fail']
const DANGER: readonly Move[] = ['refuse', 'fail']
/** Moves that people make on many at once. */
const MANY: readonly Move[] = ['approve', 'pay', 'settle']

/** Decides and pays withdrawals, one or many: the dialog says before the click what follows. */
export function useWithdrawalDesk(): WithdrawalDesk {
  const say = useText('admin', 'records')
  const locale = useLocale()
  const [send] = useEditWithdrawalsMutation()
  const [readFile] = useLazyPaymentFileQuery()
  const [asked, setAsked] = useState<Asked>()
  const offered = useMemo(() => {
    const save = async (batchNo: string) => {
      const { data } = await readFile({ batch_no: batchNo })
      if (data !== undefined) await savePaymentFile(data, say)
    }
    return {
      rowActions: (row: WithdrawalRow) => (
        <>
          {MOVES.filter(move => row.actions.includes(move)).map(move => (
            <button
              key={move}
              type="button"
              data-danger={DANGER.includes(move) || undefined}
              onClick={() => setAsked({ move, rows: [row] })}
            >
              {say(`admin.cash.${move}`)}
            </button>
          ))}
          {row.actions.includes('settle') && row.batch_no !== null && (
            <button type="button" onClick={() => row.batch_no !== null && void save(row.batch_no)}>
              {say('admin.cash.file')}
            </button>
          )}
        </>
      ),
      bulkActions: MANY.map(
        (move): BulkAction<WithdrawalRow> => ({
          id: move,
          label: say(`admin.cash.${move}`),
          allowed: chosen => chosen.scope === 'rows' && chosen.rows.every(row => row.actions.includes(move)),
          run: async chosen => {
            if (chosen.scope !== 'rows') return false
            const { rows } = chosen
            return (await new Promise<boolean>(onEnd => setAsked({ move, rows, onEnd }))) ? 'told' : false
          },
        }),
      ),
      save,
    }
  }, [readFile, say])
  const submit = async ({ move, rows, onEnd }: Asked, reason: string) => {
    const ids = rows.map(row => row.id)
    const { done, refused, batch_no } = await send({ ids, move, ...(reason === '' ? {} : { reason }) }).unwrap()
    if (done.length > 0) toast.success(say('admin.cash.done', { count: done.length }))
    for (const { id, msg } of refused) toast.warning(`${rows.find(row => row.id === id)?.cash_no ?? id}: ${msg}`)
    if (batch_no !== null) await offered.save(batch_no)
    onEnd?.(true)
    return 'told'
  }
  const total = asked?.rows.reduce(
    (sum, row) => sum + (asked.move === 'refuse' || asked.move === 'fail' ? row.amount : row.net),
    0,
  )
  const needsReason = asked !== undefined && DANGER.includes(asked.move)
  return {
    rowActions: offered.rowActions,
    bulkActions: offered.bulkActions,
    dialogs: (
      <ActionDialog
        key={asked?.move}
        open={asked !== undefined}
        title={asked === undefined ? '' : say(`admin.cash.${asked.move}`)}
        fields={
          needsReason
            ? [{ type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 200, span: 24 }]
            : []
        }
        submitLabel={say('common.confirm')}
        onSubmit={values =>
          asked === undefined ? Promise.resolve() : submit(asked, String(values.reason ?? '').trim())
        }
        onClose={() => {
          asked?.onEnd?.(false)
          setAsked(undefined)
        }}
      >
        {asked !== undefined &&
          say(hintOf(asked), {
            count: asked.rows.length,
            amount: formatMoney(total ?? 0, locale),
          })}
      </ActionDialog>
    ),
  }
}
