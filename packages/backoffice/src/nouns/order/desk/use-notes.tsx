import { useNoteOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { NOTE_FLAGS } from '@shiji/contract/order/order.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { ActionDialog } from '../../../core/action/action-dialog.tsx'
import { useHeldPermissions } from '../../../core/session/use-permissions.ts'

const NOTE_LENGTH = 500
/** A select sends no null. */
const NO_FLAG = 'none'

type Noted = Pick<DeskOrderRow, 'id' | 'note' | 'note_flag'>

interface Asked {
  readonly orders: readonly Noted[]
  /** Called with true once the note is written, with false if the dialog was closed. */
  readonly onEnd: (written: boolean) => void
}

/** Notes on a page of orders. */
export interface Notes {
  /** Whether this person may write notes. */
  readonly may: boolean
  /** Opens the dialog for these orders; true once the note is written. */
  readonly write: (orders: readonly Noted[]) => Promise<boolean>
  /** The dialog; rendered once per page. */
  readonly dialog: ReactNode
}

/** The store's notes: one dialog for one or many orders. */
export function useNotes(area: 'seller' | 'admin'): Notes {
  const say = useText('order', 'form')
  const may = useHeldPermissions()('order.note') && area === 'seller'
  const [asked, setAsked] = useState<Asked>()
  const [send] = useNoteOrdersMutation()
  const write = useCallback(
    (orders: readonly Noted[]) => new Promise<boolean>(resolve => setAsked({ orders, onEnd: resolve })),
    [],
  )
  const only = asked?.orders.length === 1 ? asked.orders[0] : undefined
  const save = async ({ note, flag }: FormValues) => {
    if (asked === undefined) return
    const found = NOTE_FLAGS.find(each => each === flag)
    const body = { ids: asked.orders.map(order => order.id), flag: found ?? null, note: String(note ?? '') }
    await send(body).unwrap()
    asked.onEnd(true)
  }
  const dialog = (
    <ActionDialog
      key={asked?.orders.map(order => order.id).join()}
      open={asked !== undefined}
      title={say('order.note')}
      fields={[
        {
          type: 'radio',
          name: 'flag',
          label: say('order.flag'),
          choices: [
            { value: NO_FLAG, label: say('order.flag_none') },
            ...NOTE_FLAGS.map(value => ({ value, label: say(`order.flag_${value}`) })),
          ],
          span: 24,
        },
        {
          type: 'textarea',
          name: 'note',
          label: say('order.note'),
          hint: say('order.note_hint'),
          limit: NOTE_LENGTH,
          span: 24,
        },
      ]}
      initial={{ note: only?.note ?? '', flag: only?.note_flag ?? NO_FLAG }}
      onSubmit={save}
      onClose={() => {
        asked?.onEnd(false)
        setAsked(undefined)
      }}
    >
      {asked !== undefined && asked.orders.length > 1 && say('order.note_many', { count: asked.orders.length })}
    </ActionDialog>
  )
  return { may, write, dialog }
}
