import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import type { NoteFlag } from '@shiji/contract/order/order.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

/** Colours of flags; the word beside it says the same. */
const TONES = {
  red: 'danger',
  orange: 'plain4',
  green: 'success',
  blue: 'info',
  purple: 'plain2',
} as const satisfies Record<NoteFlag, string>

/** The store's note on an order: its flag in colour and words, and its text. */
export function OrderNote({
  order: { note, note_flag },
}: {
  readonly order: Pick<DeskOrderRow, 'note' | 'note_flag'>
}) {
  const say = useText('order')
  return (
    <>
      {note_flag !== null && (
        <>
          <Tag tone={TONES[note_flag]}>{say(`order.flag_${note_flag}`)}</Tag>{' '}
        </>
      )}
      {note}
    </>
  )
}
