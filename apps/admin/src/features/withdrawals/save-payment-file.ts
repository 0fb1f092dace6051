import type { PaymentFile } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** Saves the payments of a batch as a spreadsheet for the bank; amounts in yuan. The writer is loaded for it. */
export async function savePaymentFile(file: PaymentFile, say: SayText): Promise<void> {
  const [{ sheetFile }, { saveFile }] = await Promise.all([
    import('@shiji/ui/backoffice/spreadsheet/export-sheet.ts'),
    import('@shiji/ui/backoffice/spreadsheet/save-file.ts'),
  ])
  const columns = [
    { title: say('records.cash_no') },
    { title: say('records.account_holder') },
    { title: say('records.bank') },
    { title: say('records.card_no') },
    { title: say('records.cash_net'), format: '0.00' },
  ]
  const rows = file.rows.map(row => [row.cash_no, row.name, row.bank_name, row.card_no, row.net / 100])
  saveFile(await sheetFile({ name: file.batch_no, columns, rows }), `${file.batch_no}.xlsx`)
}
