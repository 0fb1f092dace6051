import type { GoodsProposal } from '@shiji/contract/catalog/catalog.ts'
import { CHANGE_STATES } from '@shiji/contract/statuses.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'
import { goods } from '../goods/goods.table.ts'

const states = sql.raw(CHANGE_STATES.map(state => `'${state}'`).join(','))

/** Changes of approved goods that wait for review, and what was decided on them. The goods are sold unchanged until then. */
export const goodsChanges = pgTable(
  'goods_changes',
  {
    id: id('id').primaryKey(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    storeId: id('store_id').notNull(),
    /** Proposed values as the form sends them: only fields that differ. */
    values: jsonb('values').$type<GoodsProposal>().notNull(),
    /** SKUs that the goods had when a matrix was proposed: with others, it can no longer be applied. */
    skuIds: bigint('sku_ids', { mode: 'number' }).array().notNull().default([]),
    state: text('state').$type<(typeof CHANGE_STATES)[number]>().notNull().default('waiting'),
    /** Waiting, or refused and not yet corrected or withdrawn by the store. */
    isOpen: boolean('is_open').notNull().default(true),
    version: integer('version').notNull().default(1),
    reason: text('reason').notNull().default(''),
    submittedBy: text('submitted_by').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
  },
  table => [
    uniqueIndex('goods_changes_open').on(table.goodsId).where(sql`${table.isOpen}`),
    index('goods_changes_waiting').on(table.submittedAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('goods_changes_by_goods').on(table.goodsId, table.id),
    check('goods_changes_state', sql`${table.state} in (${states})`),
    check(
      'goods_changes_open_state',
      sql`case when ${table.isOpen} then ${table.state} in ('waiting','refused') else ${table.state} <> 'waiting' end`,
    ),
  ],
)
