import { chakra } from '@chakra-ui/react/styled-system'
import { useCountStocktakeMutation } from '@shiji/api/stock/stocktake.seller.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { COUNTED_AT_ONCE } from '@shiji/contract/stock/stock.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { pastedRows } from '../sheet/pasted-rows.ts'

export interface PasteDialogProps {
  readonly stocktakeId: number
  readonly open: boolean
  readonly onClose: () => void
}

const MOST_TEXT = 200_000

/** Enters many numbers at once, all or none; the message names the line, and the text stays. */
export function PasteDialog({ stocktakeId, open, onClose }: PasteDialogProps) {
  const say = useText('stocktake', 'backoffice')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [count, counting] = useCountStocktakeMutation()
  const close = () => {
    setText('')
    setWrong([])
    onClose()
  }
  const send = async () => {
    const rows = pastedRows(text)
    const atLine = (line: number, problem: string) => say('stocktake.paste_wrong', { line, problem })
    const unreadable = rows.filter(row => row.quantity === undefined || row.quantity < 0)
    if (rows.length === 0) return setWrong([say('error.cannot_be_empty')])
    if (rows.length > COUNTED_AT_ONCE) return setWrong([say('error.max_items', { limit: COUNTED_AT_ONCE })])
    if (unreadable.length > 0) return setWrong(unreadable.map(row => atLine(row.line, say('stocktake.wrong'))))
    const { error } = await count({
      id: stocktakeId,
      rows: rows.map(({ code, quantity = 0 }) => ({ code, counted: quantity })),
    })
    if (error === undefined) {
      toast.success(say('error.operation_successful'))
      return close()
    }
    const { fields = {}, message } = refusalOf(error, say)
    const lines = Object.entries(fields).map(([field, problem]) => {
      const at = Number(/^rows\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)
      return Number.isNaN(at) ? String(problem) : atLine(rows[at]?.line ?? at + 1, String(problem))
    })
    return setWrong(message === undefined ? lines : [message, ...lines])
  }
  return (
    <GuardedDialog open={open} dirty={text !== ''} onClose={close} title={say('stocktake.paste')} width="half">
      <chakra.div display="grid" gap="3">
        <Field label={say('stocktake.paste')} hint={say('stocktake.paste_hint')}>
          <Textarea rows={12} limit={MOST_TEXT} value={text} onChange={event => setText(event.target.value)} />
        </Field>
        {wrong.length > 0 && (
          <chakra.ul role="alert" color="status.danger.fg" textStyle="sm" maxH="200px" overflowY="auto">
            {wrong.map(line => (
              <li key={line}>{line}</li>
            ))}
          </chakra.ul>
        )}
        <div>
          <Button look="solid" loading={counting.isLoading} onClick={() => void send()}>
            {say('common.save')}
          </Button>
        </div>
      </chakra.div>
    </GuardedDialog>
  )
}
