import { chakra } from '@chakra-ui/react/styled-system'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { cellKey, type FigureChange } from './sheet-cells.ts'
import { FIELD_TEXT } from './sheet-row.tsx'

export interface ChangesDialogProps {
  readonly open: boolean
  readonly changes: readonly FigureChange[]
  /** Name of the SKU with its goods. */
  readonly nameOf: (change: FigureChange) => string
  readonly saving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** All changes of the sheet, old and new, before they are saved. */
export function ChangesDialog({ open, changes, nameOf, saving, onSave, onClose }: ChangesDialogProps) {
  const say = useText('price_sheet', 'records', 'common')
  const locale = useLocale()
  const show = ({ field }: FigureChange, value: number) =>
    field === 'stock' ? formatNumber(value, locale) : formatMoney(value, locale)
  const signed = (change: FigureChange) => {
    const by = change.to - change.from
    return `${by < 0 ? '−' : '+'}${show(change, Math.abs(by))}`
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('price_sheet.preview_title', { count: changes.length })}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{say('common.back')}</Button>
          <Button look="solid" loading={saving} onClick={onSave}>
            {say('price_sheet.save')}
          </Button>
        </>
      }
    >
      <chakra.p mb="3" color="fg.muted">
        {say('price_sheet.preview_hint')}
      </chakra.p>
      <PlainTable
        name={say('price_sheet.preview_title', { count: changes.length })}
        head={[
          say('records.sku'),
          say('price_sheet.figure'),
          say('price_sheet.before'),
          say('price_sheet.after'),
          say('price_sheet.difference'),
        ]}
        rows={changes.map(change => ({
          id: cellKey(change.sku.id, change.field),
          cells: [
            nameOf(change),
            say(FIELD_TEXT[change.field]),
            show(change, change.from),
            show(change, change.to),
            signed(change),
          ],
        }))}
      />
    </Dialog>
  )
}
