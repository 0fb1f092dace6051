import { readdirSync, readFileSync } from 'node:fs'
import { StoreSettings, WebSettings } from '@shiji/contract/platform/settings.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { configs } from '../platform.table.ts'
import { readSetting } from './settings.queries.ts'

const MIGRATIONS = new URL('../../../../../drizzle/', import.meta.url)

/** The migration that gives stored settings the names of the specification. */
const renaming = (): string => {
  const file = readdirSync(MIGRATIONS).find(name => name.endsWith('_setting_names.sql')) ?? ''
  return readFileSync(new URL(file, MIGRATIONS), 'utf8')
}

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('names of settings', () => {
  it('are those of spec §3, to the letter', () => {
    expect(Object.keys(WebSettings.properties)).toEqual(expect.arrayContaining(['closeStatus', 'closeReason']))
    expect(Object.keys(StoreSettings.properties)).toEqual(expect.arrayContaining(['goodsVerify', 'cashMoney']))
  })

  it('are migrated together with stored values, once and again', async () => {
    const { db, clock } = server.ctx
    const stored = [
      { name: 'web', value: { web_name: '旧市集', close_status: true, close_reason: '盘点' } },
      { name: 'store', value: { goods_verify: true, cash_money: 60, mobile: '400' } },
    ]
    await db.insert(configs).values(stored.map(row => ({ ...row, updatedAt: clock.now() })))
    for (const _ of ['once', 'again']) {
      for (const statement of renaming().split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
    }
    const rows = await db.select().from(configs)
    const valueAt = (name: string) => rows.find(row => row.name === name)?.value
    expect(valueAt('web')).toEqual({ web_name: '旧市集', closeStatus: true, closeReason: '盘点' })
    expect(valueAt('store')).toEqual({ goodsVerify: true, cashMoney: 60, mobile: '400' })
    expect(await readSetting(server.ctx, 'web')).toMatchObject({ web_name: '旧市集', closeStatus: true })
    expect(await readSetting(server.ctx, 'store')).toMatchObject({ goodsVerify: true, cashMoney: 60 })
  })
})
