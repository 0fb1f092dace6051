import { translate } from '@shiji/i18n/server.ts'
import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { insertRows, type Row } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedBuyer } from './people.ts'
import type { LoadedAdmin } from './staff.ts'
import type { LoadedStore } from './stores.ts'

const MESSAGES = 60

/** The platform's log entries: who decided on stores and goods, and the codes that new buyers were sent. */
export async function loadLogs(
  tx: Ctx,
  line: NumberLine,
  people: { readonly stores: readonly LoadedStore[]; readonly admins: readonly LoadedAdmin[] },
  buyers: readonly LoadedBuyer[],
): Promise<void> {
  const [operator] = people.admins
  if (operator !== undefined)
    await insertRows(
      tx,
      'audit_logs',
      (await decisions(tx, people.stores)).map(decision => ({
        id: line.take(),
        area: 'admin',
        actor_id: operator.id,
        actor_name: operator.name,
        store_id: null,
        before: null,
        ip: '127.0.0.1',
        request_id: `demo-${line.end}`,
        ...decision,
      })),
    )
  const newest = buyers.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).slice(-MESSAGES)
  await insertRows(
    tx,
    'sms_logs',
    newest.map(buyer => ({
      id: line.take(),
      phone: buyer.phone,
      name: 'register',
      content: translate('zh-cn', 'login.sms_code', { code: '******' }),
      status: 'sent',
      error_msg: '',
      ip: '127.0.0.1',
      created_at: new Date(buyer.createdAt.getTime() - MINUTE),
    })),
  )
}

async function decisions(tx: Ctx, stores: readonly LoadedStore[]): Promise<Row[]> {
  const now = tx.clock.now().getTime()
  const ofStores = stores.flatMap(({ id, store }) => {
    if (store.verify !== 'passed' && store.verify !== 'denied') return []
    const isPassed = store.verify === 'passed'
    const decided = { verify: store.verify, reason: isPassed ? '' : store.reason.zh }
    return [
      {
        action: isPassed ? 'store.pass' : 'store.deny',
        subject_type: 'store',
        subject_id: id,
        before: { verify: 'verifying' },
        after: decided,
        created_at: new Date(now - 278 * DAY),
      },
    ]
  })
  const { rows } = await tx.db.execute<{ id: string; reason: string; at: string }>(
    sql`select id, refuse_info as reason, created_at as at from goods where verify = 'rejected' order by id limit 200`,
  )
  return [
    ...ofStores,
    ...rows.map(row => ({
      action: 'goods.reject',
      subject_type: 'goods',
      subject_id: Number(row.id),
      before: { verify: 'verifying' },
      after: { verify: 'rejected', reason: row.reason },
      created_at: new Date(row.at),
    })),
  ]
}
