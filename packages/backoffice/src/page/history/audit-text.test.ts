import type { AuditChange } from '@shiji/contract/platform/audit.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { createI18n, sayWith } from '@shiji/i18n/react.ts'
import { describe, expect, it } from 'vitest'
import { changeText } from './audit-text.ts'

const entry: AuditRow = {
  id: 1,
  area: 'admin',
  actor_id: 1,
  actor_name: 'Admin',
  action: 'goods.update',
  subject_type: 'goods',
  subject_id: 7,
  subject_name: 'A-1 沙发',
  changes: [],
  change_count: 0,
  names: {
    brand_id: { 3: { name: '木作', name_en: 'Woodwork' } },
    role_id: { 5: { name: '客服', name_en: '客服' }, 6: { name: '发货', name_en: '发货' } },
  },
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}
const change = (field: string, before: unknown, after: unknown, more: Partial<AuditChange> = {}): AuditChange => ({
  field,
  kind: 'changed',
  before,
  after,
  ...more,
})
const of = { name: '米白 / 140 cm', name_en: 'Cream / 140 cm' }

async function read(locale: 'en' | 'zh-cn', given: AuditChange, row: Partial<AuditRow> = {}) {
  const i18n = await createI18n(locale, ['common', 'audit', 'status', 'permission'])
  return changeText({ say: sayWith(i18n), i18n, locale }, { ...entry, ...row }, given)
}

describe('a change of the audit log', () => {
  it.each<[string, AuditChange, string, string]>([
    [
      'money of an SKU',
      change('price', 99_900, 109_900, { of }),
      'price of Cream / 140 cm ¥999.00 → ¥1,099.00',
      '米白 / 140 cm 的价格 ¥999.00 → ¥1,099.00',
    ],
    ['a state', change('shelf', 'off_shelf', 'on_shelf'), 'shelf Off shelf → On shelf', '上下架 已下架 → 已上架'],
    ['yes and no', change('is_master', false, true), 'featured No → Yes', '平台主推 否 → 是'],
    ['a flag as a number', change('is_open', 0, 1), 'stand-alone No → Yes', '独立页面 否 → 是'],
    ['the name of an id', change('brand_id', null, 3), 'brand - → Woodwork', '品牌 - → 木作'],
    ['a rate', change('commission_bp', 500, 650), 'commission 5% → 6.5%', '佣金 5% → 6.5%'],
    [
      'a time',
      change('start_at', null, '2026-05-01T02:00:00Z'),
      'start - → 2026-05-01 10:00:00',
      '开始时间 - → 2026-05-01 10:00:00',
    ],
    [
      'words of a list',
      change('permissions', ['order.view'], ['order.view', 'order.ship']),
      'permissions: added Ship orders',
      '权限：新增 订单发货',
    ],
    ['names of a list', change('role_id', [5], [6]), 'roles: added 发货; removed 客服', '角色：新增 发货；移除 客服'],
    ['a password', change('password', null, '[hidden]'), 'password changed', '密码已修改'],
    [
      'a new part',
      change('skus', null, null, { kind: 'added', of }),
      'SKU Cream / 140 cm added',
      '新增规格 米白 / 140 cm',
    ],
    [
      'rich text',
      change('content', '<p>old</p>', '<p>new <b>words</b></p>'),
      'text old → new words',
      '正文 old → new words',
    ],
    ['an unknown field', change('odd_thing', 'a', 'b'), 'odd thing a → b', 'odd thing a → b'],
  ])('reads %s as a sentence', async (_name, given, en, zh) => {
    expect(await read('en', given)).toBe(en)
    expect(await read('zh-cn', given)).toBe(zh)
  })

  it('never shows JSON', async () => {
    const text = await read('en', change('odd_thing', { a: 1 }, [[1], { b: 2 }]))
    expect(text).not.toMatch(/[{}[\]"]/)
  })

  it('of a new record says what it has, of a deleted one what it had', async () => {
    expect(await read('en', change('name', null, 'Lamp'), { action: 'goods.create' })).toBe('name: Lamp')
    expect(await read('en', change('name', 'Lamp', null), { action: 'goods.delete' })).toBe('name: Lamp')
  })

  it('of the timers is in days', async () => {
    expect(await read('en', change('cancel', 1_440, 2_160), { subject_type: 'config.task' })).toBe(
      'cancel after 1 days → 1.5 days',
    )
  })
})
