import type { PaymentFile } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { add } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { withdrawalsOfBatch } from '../../data/withdrawals/withdrawal.queries.ts'
import { openAccount } from './seal-account.ts'

/**
 * The payments of a batch with whole account numbers, for the bank; who read it is in the audit log. An unknown batch is
 * missing. Refuses (`cash.key_lost`) when a number cannot be opened, since its key is gone.
 */
export function paymentFile(ctx: Ctx<AdminActor>, batchNo: string): Promise<PaymentFile> {
  return transact(ctx, async tx => {
    const rows = await withdrawalsOfBatch(tx, batchNo)
    if (rows.length === 0) throw new AppError('record.missing')
    await audit(tx, {
      action: 'cash.view',
      subjectType: 'cash',
      subjectName: batchNo,
      after: { batch_no: batchNo, rows: rows.length },
    })
    return {
      batch_no: batchNo,
      net: add(...rows.map(row => row.net)),
      rows: rows.map(row => {
        const number = openAccount(tx.keys, row)
        if (number === undefined) throw new AppError('cash.key_lost')
        return { cash_no: row.cashNo, name: row.name, bank_name: row.bankName, card_no: number, net: row.net }
      }),
    }
  })
}
