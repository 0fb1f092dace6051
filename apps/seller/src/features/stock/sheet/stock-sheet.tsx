import { chakra } from '@chakra-ui/react/styled-system'
import { useBookStockSheetMutation } from '@shiji/api/stock/stock.seller.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import {
  SHEET_MODES,
  type SheetMode,
  STOCK_REASONS,
  STOCK_SHEET_ROWS,
  type StockReason,
} from '@shiji/contract/stock/stock.words.ts'
import type { StockSheet as Sheet } from '@shiji/contract/stock/stock-sheet.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { Select } from '@shiji/ui/common/select/select.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { type PastedRow, pastedRows } from './pasted-rows.ts'
import { SheetPreview } from './sheet-preview.tsx'

const MOST_TEXT = 200_000

/** A preview belongs to what was typed: any change asks for another one. */
interface Seen {
  readonly pasted: readonly PastedRow[]
  readonly sheet: Sheet
}

/** Changes stock by pasted codes and quantities: a preview with what is wrong in each cell, then all rows or none. */
export function StockSheet() {
  const say = useText('stock', 'backoffice')
  const [text, setText] = useState('')
  const [mode, setMode] = useState<SheetMode>('count')
  const [reason, setReason] = useState<StockReason>('purchase')
  const [seen, setSeen] = useState<Seen>()
  const [wrong, setWrong] = useState<string>()
  const [answers, setAnswers] = useState(0)
  const [book, booking] = useBookStockSheetMutation()
  const keyOf = useIdempotencyKey()
  const change = (set: () => void) => {
    set()
    setSeen(undefined)
    setWrong(undefined)
  }
  const send = async (dry: boolean) => {
    const pasted = pastedRows(text)
    if (pasted.length === 0) return setWrong(say('error.cannot_be_empty'))
    if (pasted.length > STOCK_SHEET_ROWS) return setWrong(say('error.max_items', { limit: STOCK_SHEET_ROWS }))
    if (pasted.some(row => row.quantity === undefined)) return setSeen({ pasted, sheet: { rows: [], applied: null } })
    const rows = pasted.map(({ code, quantity = 0 }, at) => {
      const was = dry || mode === 'difference' ? null : (seen?.sheet.rows[at]?.before ?? null)
      return { code, quantity, ...(was === null ? {} : { was }) }
    })
    const body = { mode, reason, rows, ...(dry ? { dry } : {}) }
    const { data, error } = await book({ ...body, idempotencyKey: keyOf({ body, answers }) })
    if (data === undefined) {
      const { fields = {}, message } = refusalOf(error, say)
      return setWrong(Object.values(fields)[0] ?? message ?? say('error.operation_failed'))
    }
    // A preview, or a refused sheet, may be asked for again: the next request is another one.
    setAnswers(count => count + 1)
    if (data.applied === null) return setSeen({ pasted, sheet: data })
    toast.success(say('stock.sheet_booked', { count: data.applied }))
    return change(() => setText(''))
  }
  const isReady =
    seen !== undefined &&
    seen.sheet.rows.length > 0 &&
    seen.sheet.rows.every(row => row.code_problem === null && row.quantity_problem === null)
  return (
    <Stack>
      <Section title={say('stock.sheet')}>
        <chakra.div display="grid" gap="3" maxW="720px">
          <Field label={say('stock.sheet_mode')}>
            <Select
              value={mode}
              choices={SHEET_MODES.map(value => ({ value, label: say(`stock.sheet_mode.${value}`) }))}
              onChange={event =>
                change(() => setMode(SHEET_MODES.find(each => each === event.target.value) ?? 'count'))
              }
            />
          </Field>
          <Field label={say('stock.cause')}>
            <Select
              value={reason}
              choices={STOCK_REASONS.map(value => ({ value, label: say(`stock.reason.${value}`) }))}
              onChange={event =>
                change(() => setReason(STOCK_REASONS.find(each => each === event.target.value) ?? 'correction'))
              }
            />
          </Field>
          <Field label={say('stock.sheet_text')} hint={say('stock.sheet_hint')} error={wrong}>
            <Textarea
              rows={12}
              limit={MOST_TEXT}
              value={text}
              onChange={event => {
                const typed = event.target.value
                change(() => setText(typed))
              }}
            />
          </Field>
          <chakra.div display="flex" gap="2">
            <Button look={isReady ? 'outline' : 'solid'} loading={booking.isLoading} onClick={() => void send(true)}>
              {say('stock.sheet_preview')}
            </Button>
            {isReady && (
              <Button look="solid" loading={booking.isLoading} onClick={() => void send(false)}>
                {say('stock.sheet_apply')}
              </Button>
            )}
          </chakra.div>
        </chakra.div>
      </Section>
      {seen !== undefined && <SheetPreview pasted={seen.pasted} sheet={seen.sheet} />}
    </Stack>
  )
}
